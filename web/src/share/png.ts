// A drawing of the page as a file: all it needs is in its attributes, so it looks the same on its own.

const SHARPER = 2;

/** Write a drawing as text that stands by itself. */
export function textOf(drawing: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
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
