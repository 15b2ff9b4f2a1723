import { expect, it } from "vitest";
import { canvasContext } from "./canvas-context.ts";

it("ERR-4 throws that the canvas context is not available if the browser has none", () => {
  const canvas = { getContext: () => null };
  expect(() => canvasContext(canvas)).toThrow("Canvas context is not available");
});
