import { expect, it } from "vitest";
import type { Store } from "../../database/store.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createDishSums } from "./dish-sums.ts";
import { insertRating } from "./rating-repository.ts";

const minute = 60_000;
const start = 1_789_000_000_000;

describeOnEachEngine("sums of dishes' ratings", (engine) => {
  const rate = ({ db }: Store, orderId: number, at: number, dishes: readonly { productId: number; stars: number }[]) =>
    db.transaction().execute((tx) =>
      insertRating(tx, {
        order_id: orderId,
        stars: 5,
        comment: "",
        tags: [],
        name: "Анна",
        hidden: false,
        hidden_reason: null,
        reply: null,
        dishes,
        at,
      }),
    );

  it("are equal in a running and in a newly started process", async () => {
    const store = await engine.store();
    let now = start;
    const watching = createDishSums(store.db, () => now);
    expect(await watching()).toEqual(new Map());
    // Ratings arrive more often than once in ten minutes, and once after a long pause.
    for (const [index, pause] of [1, 9, 1, 11, 3, 200, 10, 10, 1].entries()) {
      now += pause * minute;
      const own = { productId: 7 + index, stars: 5 };
      await rate(store, index + 1, now, [{ productId: 1, stars: (index % 5) + 1 }, own]);
      const fresh = await createDishSums(store.db, () => now)();
      expect(await watching()).toEqual(fresh);
      expect(fresh.get(1)?.count).toBe(index + 1);
    }
    expect((await watching()).get(1)).toEqual({ productId: 1, count: 9, stars: 25 });
  });

  it("read only the latest ratings again", async () => {
    const store = await engine.store();
    const now = start;
    await rate(store, 1, now - 60 * minute, [{ productId: 1, stars: 4 }]);
    const read = createDishSums(store.db, () => now);
    await read();
    // Nothing in the shop changes an old rating, so the change reveals a second read.
    await store.db.updateTable("dish_ratings").set({ stars: 1 }).execute();
    expect((await read()).get(1)).toEqual({ productId: 1, count: 1, stars: 4 });
  });
});
