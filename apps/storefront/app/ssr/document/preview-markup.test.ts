import { expect, it } from "vitest";
import { previewMarkup } from "./preview-markup.ts";

it("EDIT-4 tells that a preview is a draft, in a language that the reader of the page reads", () => {
  expect(previewMarkup(undefined, "ru")).toBeNull();
  expect(previewMarkup("abc", "kk")?.strip).toContain("Заказать нельзя");
  expect(previewMarkup("abc", "de")?.strip).toContain("Nothing can be ordered");
  expect(previewMarkup("abc", "ru")?.script).toContain(` data-token="abc"`);
});
