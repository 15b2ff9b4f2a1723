import { expect, it } from "vitest";
import { canvasContext } from "./canvas-context.ts";

it("ERR-4 says that the canvas context is not available where the browser gives none", () => {
  const canvas = { getContext: () => null };
  expect(() => canvasContext(canvas)).toThrow("Canvas context is not available");
});
