import { expect, it } from "vitest";
import { mediaIn, mediaPathOf } from "./media-references.ts";

it.each([
  ["media/dishes/soup.webp", true],
  ["media/Photo 1.JPG", true],
  ["media/Фото из WhatsApp (2).jpeg", true],
  ["Media/Press", false],
  ["MEDIA/soup.jpg", false],
  ["media/ and the press", false],
])("%s is the path of a picture: %s", (text, isPath) => {
  expect(mediaPathOf(text)).toBe(isPath ? text : null);
});

it("finds pictures in HTML, and ignores words that only look like them", () => {
  const html = '<img src="media/Фото 1.JPG"> <a href="Media/Press">(Media/Press)</a>';
  expect(mediaIn({ content: html })).toEqual([{ path: "content", media: "media/Фото 1.JPG" }]);
});
