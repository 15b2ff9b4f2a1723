import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexCatalog } from "../catalog/index-catalog.ts";
import { aCategory, aProduct, aVariation } from "../testing/catalog.ts";
import { at } from "../testing/schedule.ts";
import { aStop } from "../testing/stops.ts";
import { indexStops, stoppedItem, stoppedSupplement } from "./stopped-items.ts";
import { holdsAt } from "./temporary.ts";
import type { Stop, StopTarget } from "./types.ts";

const sizes = [aVariation({ id: 11 }), aVariation({ id: 12 })];
const pizza = aProduct({ id: 1, categoryIds: [2], variations: sizes });
const soup = aProduct({ id: 5, categoryIds: [3] });
const dinner = aProduct({ id: 7, categoryIds: [4], combo: { discount: null, productIds: [1, 8] } });
const lunch = aProduct({ id: 8, categoryIds: [4], combo: { discount: null, productIds: [5, 7, 404] } });
const catalog = indexCatalog([
  aCategory({ id: 1 }),
  aCategory({ id: 2, parentId: 1, products: [pizza] }),
  aCategory({ id: 3, products: [soup] }),
  aCategory({ id: 4, products: [dinner, lunch] }),
]);
const evening = at("2026-11-18 17:00");
const back = (stops: readonly Stop[], product = pizza, variationId: number | null = 11, moment = evening) =>
  stoppedItem(indexStops(stops), { product, variationId }, catalog, moment);

describe("a stopped item", () => {
  it("STOP-2 is back at exactly the end of its stop", () => {
    const stop = aStop({ kind: "product", id: 5 });
    expect(back([stop], soup, null, at("2026-11-18 17:59"))).toEqual({ backAt: at("2026-11-18 18:00") });
    expect(back([stop], soup, null, at("2026-11-18 18:00"))).toBeNull();
    expect(back([aStop({ kind: "product", id: 5 }, null)], soup, null, at("2030-01-01 12:00"))).toEqual({
      backAt: null,
    });
  });

  it.each<readonly [StopTarget, boolean]>([
    [{ kind: "product", id: 1 }, true],
    [{ kind: "variation", id: 11 }, true],
    [{ kind: "variation", id: 12 }, false],
    [{ kind: "category", id: 2 }, true],
    [{ kind: "category", id: 1 }, true],
    [{ kind: "category", id: 3 }, false],
    [{ kind: "supplement", id: 1 }, false],
    [{ kind: "product", id: 11 }, false],
  ])("STOP-1 the small pizza is concerned by a stop of %j: %s", (target, isStopped) => {
    expect(back([aStop(target)]) !== null).toBe(isStopped);
  });

  it("STOP-2 is back after the last of its stops; the time is unknown if one has no end", () => {
    const until = (time: string | null, target: StopTarget = { kind: "product", id: 1 }) => aStop(target, time);
    const late = until("2026-11-18 20:00", { kind: "category", id: 1 });
    expect(back([until("2026-11-18 18:00"), late])).toEqual({ backAt: at("2026-11-18 20:00") });
    expect(back([until(null), late])).toEqual({ backAt: null });
  });

  it("STOP-2 is the whole dish when every size is stopped or sold out, back with its first size", () => {
    const first = aStop({ kind: "variation", id: 11 }, "2026-11-18 19:00");
    const second = aStop({ kind: "variation", id: 12 }, null);
    expect(back([first], pizza, null)).toBeNull();
    expect(back([first, second], pizza, null)).toEqual({ backAt: at("2026-11-18 19:00") });
    const halfGone = { ...pizza, variations: [aVariation({ id: 11 }), aVariation({ id: 12, inStock: false })] };
    expect(back([first], halfGone, null)).toEqual({ backAt: at("2026-11-18 19:00") });
  });

  it("STOP-2 stopped as a dish and in every size is back after both", () => {
    const dish = aStop({ kind: "product", id: 1 }, "2026-11-18 18:00");
    const sizes = [
      aStop({ kind: "variation", id: 11 }, "2026-11-18 19:00"),
      aStop({ kind: "variation", id: 12 }, "2026-11-18 20:00"),
    ];
    expect(back([dish, ...sizes], pizza, null)).toEqual({ backAt: at("2026-11-18 19:00") });
    expect(back([aStop({ kind: "product", id: 1 }, null), ...sizes], pizza, null)).toEqual({ backAt: null });
  });

  it.each<readonly [string, readonly StopTarget[], boolean]>([
    ["one of its dishes", [{ kind: "product", id: 1 }], true],
    ["the category of a dish", [{ kind: "category", id: 1 }], true],
    ["a dish of a set in it", [{ kind: "product", id: 5 }], true],
    ["one size of a dish", [{ kind: "variation", id: 11 }], false],
    ["every size of a dish", [11, 12].map((id) => ({ kind: "variation" as const, id })), true],
    ["a dish as a supplement alone", [{ kind: "supplement", id: 1 }], false],
  ])("STOP-2 a set is stopped by %s: %#", (_, targets, isStopped) => {
    const stops = targets.map((target) => aStop(target));
    expect(back(stops, dinner, null) !== null).toBe(isStopped);
    if (isStopped) expect(back(stops, dinner, null)).toEqual({ backAt: at("2026-11-18 18:00") });
  });

  it("STOP-1 a supplement is concerned by stops of itself as a supplement or product, and of its category", () => {
    const stopped = (target: StopTarget) =>
      stoppedSupplement(indexStops([aStop(target)]), 5, catalog, evening) !== null;
    expect(stopped({ kind: "supplement", id: 5 })).toBe(true);
    expect(stopped({ kind: "product", id: 5 })).toBe(true);
    expect(stopped({ kind: "category", id: 3 })).toBe(true);
    expect(stopped({ kind: "supplement", id: 1 })).toBe(false);
  });

  it("STOP-2 is sold at its time of return, and at no time before it", () => {
    const target = fc.constantFrom<StopTarget>(
      { kind: "product", id: 1 },
      { kind: "variation", id: 11 },
      { kind: "variation", id: 12 },
      { kind: "category", id: 1 },
      { kind: "category", id: 2 },
    );
    const end = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 50 }));
    const stop = fc.record({ target, until: end, branchId: fc.constant(1), endsWithBusinessDay: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(stop, { maxLength: 6 }),
        fc.nat(60),
        fc.constantFrom(null, 11, 12),
        (stops, moment, size) => {
          const held = back(stops, pizza, size, moment);
          if (held === null) return;
          expect(stops.some((each) => holdsAt(each, moment))).toBe(true);
          if (held.backAt === null) return;
          expect(held.backAt).toBeGreaterThan(moment);
          expect(back(stops, pizza, size, held.backAt)).toBeNull();
          expect(back(stops, pizza, size, held.backAt - 1)).not.toBeNull();
        },
      ),
    );
  });
});
