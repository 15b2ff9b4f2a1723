import { expect, it } from "vitest";
import { kindOf } from "./request-kind.ts";

const origin = "https://office.example";
const kind = (path: string, mode = "cors", method = "GET") =>
  kindOf({ method, mode, url: new URL(path, origin).href }, origin);

it("BOARD-8 caches the office's page at any of its addresses, and its hashed files", () => {
  expect(kind("/office/", "navigate")).toBe("page");
  expect(kind("/office/stops?part=pace", "navigate")).toBe("page");
  expect(kind("/office/assets/index-abc.js", "no-cors")).toBe("asset");
  expect(kind("/office/assets/messages-ru-abc.json")).toBe("asset");
});

it.each([
  ["a call", "/api/office/me", "cors"],
  ["a call opened as a page", "/api/office/feed", "navigate"],
  ["a page of the shop", "/menu/picca", "navigate"],
  ["a file of the shop", "/assets/first-abc.js", "cors"],
  ["a picture of a dish", "/wp-content/uploads/soup.webp", "no-cors"],
  ["a file without a hash", "/office/icon.svg", "navigate"],
  ["another host", "https://push.example/office/", "navigate"],
])("OFFICE-3 leaves %s to the browser", (_name, path, mode) => {
  expect(kind(path, mode)).toBe("other");
});

it("leaves requests that change data to the browser", () => {
  expect(kind("/office/", "navigate", "POST")).toBe("other");
});
