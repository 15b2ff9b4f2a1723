import { expect, it } from "vitest";
import { readPush, windowOf } from "./push-message.ts";

const message = { title: "Заказ 12 ждёт ответа", body: "Центр", url: "/office/?order=12" };

it("BOARD-3 accepts the server's message and refuses addresses outside the office", () => {
  expect(readPush(JSON.stringify({ ...message, more: 1 }))).toEqual(message);
  for (const url of ["https://evil.example/", "//evil.example/", "/order/12", "/office", 5])
    expect(readPush(JSON.stringify({ ...message, url }))).toBeNull();
  for (const text of [undefined, "", "{", "null", "[]", JSON.stringify({ title: "a" })])
    expect(readPush(text)).toBeNull();
});

it("BOARD-3 opens the order in the visible window of the office, not in a window of the shop", () => {
  const shop = { url: "https://stol.example/menu", visibilityState: "visible" } as const;
  const hidden = { url: "https://stol.example/office/stops", visibilityState: "hidden" } as const;
  const seen = { url: "https://stol.example/office/", visibilityState: "visible" } as const;
  expect(windowOf([shop, hidden, seen])).toBe(seen);
  expect(windowOf([shop, hidden])).toBe(hidden);
  expect(windowOf([shop])).toBeNull();
});
