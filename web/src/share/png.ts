// A drawing of the page as a file: what it takes from the page's palette is written into it, so that it looks the same on
// its own. Pictures are limestone in every look, so the light one of two colours is taken.

const SHARPER = 2;

/** Write a drawing as text that stands by itself. */
export function textOf(drawing: SVGSVGElement): string {
  const palette = getComputedStyle(drawing);
  return new XMLSerializer().serializeToString(drawing).replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = palette.getPropertyValue(name).trim();
    return /^light-dark\(\s*([^,]+),/.exec(colour)?.[1]?.trim() ?? colour;
  });
}

/** Draw it as PNG, twice as large. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const url = URL.createObjectURL(new Blob([textOf(drawing)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SHARPER;
    canvas.height = height * SHARPER;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
