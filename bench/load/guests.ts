import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PATHS } from "@skatert/contract";
import { toldIfSlow } from "../pace.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { atMost, type Row } from "../row.ts";
import { pickupLocationId, shownDishes, shownPath, warehouseId } from "../shops/menu-shop.ts";

const guests = 8;
const thinkMs = 100;
/** Below this, a doubled p99 is noise. */
const leastUsualMs = 5;
const mostTimes = 2;
const compressed = { "accept-encoding": "gzip, deflate, br" };
/** Every measured menu has more dishes in its shown section. */
const dishes = shownDishes(50);

const quote = JSON.stringify({
  delivery_type: "local_pickup",
  warehouse_id: warehouseId,
  pickup_location_id: pickupLocationId,
  lines: dishes.slice(0, 5).map((id) => ({ product_id: id, quantity: 2 })),
});

/** Connections for all guests and one more caller. */
export function agentOfGuests(): Agent {
  return new Agent({ keepAlive: true, maxSockets: guests + 1 });
}

/**
 * Guests who open the menu, home or a dish, or price their cart, with pauses, until the work ends. Returns the waiting
 * times, milliseconds.
 */
export async function guestsDuring(
  { url }: { readonly url: string },
  agent: Agent,
  work: Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  async function guest(number: number): Promise<void> {
    for (let step = number; !isOver; step += 1) {
      await pause(thinkMs * Math.random());
      const begun = performance.now();
      await stepsOfAGuest[step % stepsOfAGuest.length]?.(url, agent);
      times.push(performance.now() - begun);
    }
  }
  const visits = Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
  await work.finally(() => {
    isOver = true;
  });
  await visits;
  return times;
}

const stepsOfAGuest: readonly ((url: string, agent: Agent) => Promise<unknown>)[] = [
  (url, agent) => expectSuccess(`${url}/`, { headers: compressed, agent }),
  (url, agent) => expectSuccess(url + shownPath, { headers: compressed, agent }),
  (url, agent) => expectSuccess(`${url}/menu/razdel-2`, { headers: compressed, agent }),
  (url, agent) =>
    expectSuccess(`${url}${shownPath}/_payload.json?product_id=${dishes.at(-1)}&route=sheet`, {
      headers: compressed,
      agent,
    }),
  (url, agent) =>
    expectSuccess(url + PATHS.quote, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: quote,
      agent,
    }),
];

/** A waiting time in usual ones, which may be twice as long. */
export function guestsRow(name: string, waitMs: number, usualMs: number, pace: number): Row {
  return toldIfSlow(atMost(name, waitMs / Math.max(usualMs, leastUsualMs), "times", mostTimes), pace);
}
