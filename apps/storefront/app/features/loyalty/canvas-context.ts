/** The 2D context of a canvas. Throws if the browser has none (ERR-4). */
export function canvasContext(canvas: Pick<HTMLCanvasElement, "getContext">): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("Canvas context is not available");
  return context;
}
