import { setTimeout as pause } from "node:timers/promises";
import { expectSuccess } from "../programs/exchange.ts";
import { accountPhones } from "../shops/menu-shop.ts";
import type { CallMaker } from "./callers.ts";

/** Placed orders by id with the time of their 201, milliseconds since 1970. */
export type PlacedOrders = ReadonlyMap<number, number>;

/** Places `count` orders, one every `everyMs`, whether or not the earlier ones are answered. */
export async function placePaced(place: CallMaker, count: number, everyMs: number): Promise<PlacedOrders> {
  const placed = new Map<number, number>();
  const under: Promise<void>[] = [];
  async function placeOne(index: number): Promise<void> {
    const answer = await expectSuccess(...place(index % accountPhones.length, index));
    const { id }: { readonly id: number } = JSON.parse(answer.body.toString());
    placed.set(id, answer.at);
  }
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    await pause(Math.max(0, begun + index * everyMs - performance.now()));
    under.push(placeOne(index));
  }
  await Promise.all(under);
  return placed;
}
