import { businessDayStart } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { columnsOf } from "./columns-of.ts";
import { matchesSearch } from "./search-orders.ts";

const actor = { kind: "staff" as const, name: "Анна" };
const confirmed = { asks: null, confirmedAt: NOW } as const;

function idsOf(orders: readonly ReturnType<typeof aBoardOrder>[], now = NOW) {
  const columns = columnsOf(
    orders.map((order) => ({ order })),
    now,
    NOW - 60 * MINUTE,
  );
  return Object.fromEntries(Object.entries(columns).map(([name, cards]) => [name, cards.map(({ order }) => order.id)]));
}

describe("columns", () => {
  it("BOARD-5 puts requests to cancel first, then the latest order, then the next promised time", () => {
    const cooking = { ...confirmed, stage: "cooking" } as const;
    const orders = [
      aBoardOrder({ id: 1, ...cooking, promisedAt: NOW + 30 * MINUTE }),
      aBoardOrder({ id: 2, ...cooking, promisedAt: NOW - 5 * MINUTE }),
      aBoardOrder({ id: 3, ...cooking, promisedAt: NOW - 12 * MINUTE }),
      aBoardOrder({ id: 4, ...cooking, promisedAt: NOW + 10 * MINUTE }),
      aBoardOrder({ id: 5, ...cooking, asks: "cancel", promisedAt: NOW + 40 * MINUTE }),
    ];
    expect(idsOf(orders)["cooking"]).toEqual([5, 3, 2, 4, 1]);
  });

  it("BOARD-5 sorts scheduled orders by their time to start, and finished ones from the latest on", () => {
    const done = (id: number, minutesAgo: number) =>
      aBoardOrder({
        id,
        ...confirmed,
        stage: "handed-over",
        history: [
          {
            kind: "moved",
            at: NOW - minutesAgo * MINUTE,
            by: actor,
            stage: "handed-over",
            promisedAt: null,
            reason: null,
          },
        ],
      });
    const later = (id: number, minutes: number) => aBoardOrder({ id, ...confirmed, startAt: NOW + minutes * MINUTE });
    const columns = idsOf([done(1, 30), done(2, 5), done(3, 90), later(4, 60), later(5, 20)]);
    expect(columns).toMatchObject({ done: [2, 1], scheduled: [5, 4], new: [], cooking: [] });
  });

  it.each([
    ["after midnight of the same shift", "2026-11-18T00:10:00+03:00", [1]],
    ["not in the morning", "2026-11-18T05:00:00+03:00", []],
  ])("BOARD-5 shows an order finished at 23:50 %s", (_, time, expected) => {
    const [at, now] = [Date.parse("2026-11-17T23:50:00+03:00"), Date.parse(time)];
    const ending = { kind: "moved", at, by: actor, stage: "handed-over", promisedAt: null, reason: null } as const;
    const done = { order: aBoardOrder({ id: 1, ...confirmed, stage: "handed-over", history: [ending] }) };
    const columns = columnsOf([done], now, businessDayStart(now, "Europe/Moscow"));
    expect(columns.done.map(({ order }) => order.id)).toEqual(expected);
  });

  it("BOARD-5 leaves out an order with a pending payment", () => {
    expect(Object.values(idsOf([aBoardOrder({ stage: "awaiting-payment" })])).flat()).toEqual([]);
  });
});

describe("search of the board", () => {
  const order = aBoardOrder({
    number: "1047",
    guest: { name: "Алёна Ким", phone: "+79161234567", isFirstOrder: false },
    lines: [
      {
        productId: 1,
        variationId: null,
        grams: null,
        name: "Борщ с пампушкой",
        variation: null,
        quantity: 1,
        measure: null,
        supplements: [],
        meta: [],
        allergens: [],
        dishes: [],
        note: null,
        gift: false,
        total: aBoardOrder().total,
      },
    ],
  });

  it.each(["1047", "№ 104", "8 916 123-45-67", "+7 916", "алена", "БОРЩ", ""])(
    "BOARD-5 finds an order by %s",
    (typed) => {
      expect(matchesSearch(order, typed)).toBe(true);
    },
  );

  it.each(["2000", "8 495 123", "Пётр", "пицца"])("BOARD-5 does not find it by %s", (typed) => {
    expect(matchesSearch(order, typed)).toBe(false);
  });
});
