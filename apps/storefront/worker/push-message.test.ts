import { expect, it } from "vitest";
import { linkOf, readPush } from "./push-message.ts";

const message = { title: "Заказ 12", body: "Готовится", url: "/order/12" };

it("ENT-6 reads the server's message about an order, and no link outside the shop", () => {
  expect(readPush(JSON.stringify({ ...message, more: 1 }))).toEqual(message);
  for (const url of ["https://evil.example/", "//evil.example/", 5])
    expect(readPush(JSON.stringify({ ...message, url }))).toBeNull();
  for (const text of [undefined, "", "{", "null", "[]", JSON.stringify({ title: "a" })])
    expect(readPush(text)).toBeNull();
});

it("ROUTE-4 opens a guest's order with the key that only the device has", () => {
  const shop = "https://stol.example";
  expect(linkOf("/order/12", null, shop)).toBe("/order/12");
  expect(linkOf("/order/12?rate=1", "/order/12?key=abc", shop)).toBe("/order/12?key=abc&rate=1");
});
