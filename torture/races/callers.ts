import { BoardOrderSchema, officeOrderPath, PATHS, type WireBoardOrder } from "@skatert/contract";
import { createIntegrationKeys } from "../../apps/server/src/modules/integrations/access/integration-keys.ts";
import { signInStaff } from "../../apps/server/src/testing/calls/staff.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { openTablet } from "../board/office.ts";
import type { RaceAnswer } from "./judge.ts";
import type { RaceOrder } from "./race-order.ts";

/** The callers that race for an order: two staff members, the guest, and an integration. */
export interface Callers {
  /** The order as the office returns it. */
  order(url: string, id: number): Promise<WireBoardOrder>;
  /** `key`: the `Idempotency-Key`; a repeat uses the same key. */
  confirm(url: string, order: RaceOrder, version: number, key: string): Promise<RaceAnswer>;
  refuse(url: string, order: RaceOrder, version: number, key: string): Promise<RaceAnswer>;
  cancel(url: string, order: RaceOrder): Promise<RaceAnswer>;
  move(url: string, order: RaceOrder): Promise<RaceAnswer>;
}

/** Enrols a tablet, so that orders require a confirmation, signs in two staff members and creates integration keys. */
export async function openCallers(url: string, place: StorePlace): Promise<Callers> {
  const anna = await openTablet(url, place, "Анна");
  const store = place.open();
  const clock = { now: () => Date.now() };
  const { headers } = await signInStaff({ store, clock }, [{ role: "manager", branchId: null }], { name: "Борис" });
  const keys = await createIntegrationKeys(store.db, "till", clock.now());
  await store.close();
  const boris = headers["cookie"] ?? "";
  const till = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
  const office = (action: "confirm" | "refuse", cookie: string, more: object) => {
    return (at: string, { id }: RaceOrder, version: number, key: string) =>
      send("POST", at + officeOrderPath(id, action), { cookie, "idempotency-key": key }, { version, ...more });
  };
  return {
    async order(at, id) {
      const answer = await fetch(at + officeOrderPath(id), { headers: { cookie: anna } });
      return BoardOrderSchema.parse(await answer.json());
    },
    confirm: office("confirm", anna, {}),
    refuse: office("refuse", boris, { reason: "no-time" }),
    cancel: (at, { id, key }) =>
      send("POST", `${at}/api${PATHS.orders}/${id}/cancel?key=${encodeURIComponent(key)}`, {}, {}),
    move: (at, { id }) =>
      send("PUT", `${at}/wp-json/wc/v3/orders/${id}`, { authorization: till }, { status: "cooking" }),
  };
}

async function send(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<RaceAnswer> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.text() };
}
