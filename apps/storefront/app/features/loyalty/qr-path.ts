import { encode } from "uqr";

/** A text's QR code as an SVG path of unit squares, with the quiet zone around it. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const d = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { d, size };
}
