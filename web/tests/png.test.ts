import { expect, test } from "vitest";
import { textOf } from "../src/share/png";

test("a picture stands by itself: the palette's colours are written into it, the light ones", () => {
  document.body.innerHTML = `<svg style="--edge-blue: light-dark(#1d3d6e, #7099db); --edge-white: #6b6457">
    <path stroke="var(--edge-blue)" /><path stroke="var(--edge-white)" /></svg>`;
  const drawing = document.querySelector("svg") as SVGSVGElement;
  const text = textOf(drawing).replace(/style="[^"]*"/, "");
  expect(text).toContain('stroke="#1d3d6e"');
  expect(text).toContain('stroke="#6b6457"');
  expect(text).not.toContain("var(");
});
