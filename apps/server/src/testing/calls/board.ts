import { randomUUID } from "node:crypto";
import { OFFICE_PATHS, officeOrderPath, type WireBoardOrder, type WireFeed } from "@skatert/contract";
import type { BranchId, StaffRole } from "@skatert/domain";
import type { LightMyRequestResponse } from "fastify";
import type { RunningShop } from "../shops/start-shop.ts";
import { placeOrder } from "./orders.ts";
import { signInStaff } from "./staff.ts";

/** A signed-in person with the calls of the board. */
export interface BoardCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  get(path: string, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  order(id: number): Promise<WireBoardOrder>;
  /** Each call has a key of its own unless one is given. */
  answer(id: number, action: Action, body: object, key?: string): Promise<LightMyRequestResponse>;
  /** Changes the order by its present version, or by the version of the body. */
  change(id: number, body: object, key?: string): Promise<LightMyRequestResponse>;
  withdraw(id: number): Promise<LightMyRequestResponse>;
  /** The whole feed of a branch. */
  feed(branchId?: BranchId): Promise<WireFeed>;
}

type Action =
  | "confirm"
  | "promise"
  | "refuse"
  | "stage"
  | "note"
  | "seen"
  | "changes"
  | "refunds"
  | "refunds/handed-back";

export async function boardCaller(
  shop: RunningShop,
  role: StaffRole = "operator",
  branchId: BranchId | null = 10,
  name = "Анна",
): Promise<BoardCaller> {
  const { headers } = await signInStaff(shop, [{ role, branchId }], { name });
  const get = (url: string, query: Record<string, string> = {}) => shop.app.inject({ url, query, headers });
  const order = async (id: number): Promise<WireBoardOrder> => (await get(officeOrderPath(id))).json();
  const answer: BoardCaller["answer"] = (id, action, payload, key = randomUUID()) =>
    shop.app.inject({
      method: "POST",
      url: `${officeOrderPath(id)}/${action}`,
      headers: { ...headers, "idempotency-key": key },
      payload,
    });
  return {
    name,
    headers,
    get,
    order,
    answer,
    change: async (id, body, key) =>
      answer(id, "changes", { version: (await order(id)).version, reason: "Нет чая", ...body }, key),
    withdraw: async (id) =>
      shop.app.inject({
        method: "DELETE",
        url: officeOrderPath(id, "proposal"),
        headers,
        payload: { version: (await order(id)).version },
      }),
    feed: async (branch = branchId ?? 10) => (await get(OFFICE_PATHS.feed, { branch_id: String(branch) })).json(),
  };
}

/** Enrols a tablet in the branch, so that its orders require a confirmation. */
export async function enrolBoard({ store, clock }: RunningShop, branchId: BranchId = 10): Promise<void> {
  await store.db
    .insertInto("office_devices")
    .values({
      id: branchId,
      branch_id: branchId,
      name: "Планшет",
      token_hash: randomUUID(),
      enrolled_by: 1,
      created_at: clock.now(),
    })
    .execute();
}

/** Places an order; fails the test unless it was placed. */
export async function placed(
  shop: RunningShop,
  changes: object = {},
): Promise<{ readonly id: number; readonly key: string }> {
  const answer = await placeOrder(shop.app, { ...changes });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
