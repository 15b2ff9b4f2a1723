import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aCondition } from "../testing/delivery.ts";
import { expressMinutes, withUsefulExpress } from "./express.ts";

describe("PRICE-5 express", () => {
  const offered = (minutes: number | null, usual: number) =>
    withUsefulExpress(aCondition({ expressCost: money(300_00), expressMinutes: minutes }), usual).expressCost !== null;

  it("is offered if it is faster than a usual order, or if the branch promises no time", () => {
    expect(offered(20, 30)).toBe(true);
    expect(offered(null, 0)).toBe(true);
    expect(offered(20, 0)).toBe(true);
  });

  it("is not offered if it saves no minutes", () => {
    expect(offered(30, 30)).toBe(false);
    expect(offered(45, 30)).toBe(false);
    expect(offered(null, 30)).toBe(false);
  });

  it("takes its own minutes, and never more than a usual order", () => {
    expect([expressMinutes(20, 30), expressMinutes(45, 30), expressMinutes(null, 30), expressMinutes(20, 0)]).toEqual([
      20, 30, 30, 0,
    ]);
  });
});
