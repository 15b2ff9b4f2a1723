import { describe, expect, it } from "vitest";
import { isBanned, nothingBanned } from "./buying-ban.ts";

describe("product_disable_buy", () => {
  it("ENT-1 bans no dish, the listed dishes, or every dish", () => {
    expect(isBanned(1, nothingBanned)).toBe(false);
    expect(isBanned(1, { everything: false, productIds: [1] })).toBe(true);
    expect(isBanned(2, { everything: false, productIds: [1] })).toBe(false);
    expect(isBanned(2, { everything: true, productIds: [] })).toBe(true);
  });
});
