import type { Db } from "../../database/tables.ts";
import { sumsByDish } from "./rating-repository.ts";
import type { DishSum } from "./stored-rating.ts";

/** After this time no transaction can still add an earlier rating. */
const settledMs = 600_000;

type Sums = ReadonlyMap<number, DishSum>;

/**
 * The sums of every rated dish by product id. Ratings are never deleted, so those older than ten minutes are added up
 * once and only newer ones again. Adding up years of ratings would block SQLite for a tenth of a second.
 */
export function createDishSums(db: Db, now: () => number): () => Promise<Sums> {
  let settled: { readonly until: number; readonly sums: Sums } = { until: Number.MIN_SAFE_INTEGER, sums: new Map() };
  return async () => {
    const until = now() - settledMs;
    let known = settled;
    if (until > known.until + settledMs) {
      known = { until, sums: added(known.sums, await sumsByDish(db, known.until, until)) };
      settled = known;
    }
    return added(known.sums, await sumsByDish(db, known.until, null));
  };
}

function added(sums: Sums, more: readonly DishSum[]): Sums {
  const all = new Map(sums);
  for (const { productId, count, stars } of more) {
    const before = all.get(productId) ?? { count: 0, stars: 0 };
    all.set(productId, { productId, count: before.count + count, stars: before.stars + stars });
  }
  return all;
}
