import { OFFICE_PATHS } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { placeOrder } from "../calls/orders.ts";
import type { RunningShop } from "../shops/start-shop.ts";
import { type OfficeCall, type OfficeRequest, plain, sending } from "./office-call.ts";

type At = Parameters<OfficeCall["request"]>[0];

const orders = new WeakMap<RunningShop, Map<BranchId, Promise<number>>>();

/** An order of the branch. Requests use an old version, so it stays unchanged. */
export function orderOf({ shop, branch }: At): Promise<number> {
  const known = orders.get(shop) ?? new Map<BranchId, Promise<number>>();
  orders.set(shop, known);
  const order = known.get(branch) ?? placeIn(shop, branch);
  known.set(branch, order);
  return order;
}

async function placeIn({ app, store }: RunningShop, branch: BranchId): Promise<number> {
  const { id } = (await placeOrder(app)).json();
  await store.db.updateTable("orders").set({ warehouse_id: branch }).where("id", "=", id).execute();
  await store.db.updateTable("order_boards").set({ branch_id: branch }).where("order_id", "=", id).execute();
  return id;
}

const order =
  (part: string, payload?: object) =>
  async (at: At): Promise<OfficeRequest> => ({
    url: `${OFFICE_PATHS.orders}/${await orderOf(at)}${part}`,
    ...(payload === undefined ? {} : { payload }),
  });
const ofBranch =
  (path: string) =>
  async ({ branch }: At): Promise<OfficeRequest> => ({ url: `${path}?branch_id=${branch}` });
const settings = {
  unanswered_after_minutes: 10,
  unanswered_action: "ring",
  auto_confirm: [],
  capacity: { orders: null, dishes: null, money: null },
};
const later = "2026-03-04T12:00:00.000Z";

const phone = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};
const foundWith = "orders.read";

/** The board's orders, feed and settings. */
export const boardCalls: readonly OfficeCall[] = [
  { call: `GET ${OFFICE_PATHS.feed}`, needs: "orders.read", in: "branch", request: ofBranch(OFFICE_PATHS.feed) },
  { call: `GET ${OFFICE_PATHS.orders}`, needs: "orders.read", in: "branch", request: ofBranch(OFFICE_PATHS.orders) },
  { call: `GET ${OFFICE_PATHS.waitingOrders}`, needs: "orders.read", in: "somewhere", request: plain },
  { call: `GET ${OFFICE_PATHS.orders}/:id`, needs: "orders.read", in: "object", request: order("") },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/confirm`,
    needs: "orders.answer",
    in: "object",
    foundWith,
    request: order("/confirm", { version: 0 }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/promise`,
    needs: "orders.answer",
    in: "object",
    foundWith,
    request: order("/promise", { version: 0, promised_at: later }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/refuse`,
    needs: "orders.refuse",
    in: "object",
    foundWith,
    request: order("/refuse", { version: 0, reason: "no-time" }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/stage`,
    needs: "orders.move",
    in: "object",
    foundWith,
    request: order("/stage", { version: 0, stage: "cooking" }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/note`,
    needs: "orders.move",
    in: "object",
    foundWith,
    request: order("/note", { version: 0, note: "без соуса" }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/seen`,
    needs: "orders.move",
    in: "object",
    foundWith,
    request: order("/seen", { version: 0 }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/changes`,
    needs: "orders.change",
    in: "object",
    foundWith,
    request: order("/changes", { version: 0, reason: "Нет чая", changes: [{ kind: "remove", line: 0 }] }),
  },
  {
    call: `DELETE ${OFFICE_PATHS.orders}/:id/proposal`,
    needs: "orders.change",
    in: "object",
    foundWith,
    request: order("/proposal", { version: 0 }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/refunds`,
    needs: "orders.refund",
    in: "object",
    foundWith,
    request: order("/refunds", { version: 0, amount: 1, reason: "Остыл", way: "cash" }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/refunds/handed-back`,
    needs: "orders.refund",
    in: "object",
    foundWith,
    request: order("/refunds/handed-back", { version: 0, refund_id: "3f0c6f0e-8d0b-4f36-9a5e-0d1f6c2b7a11" }),
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/:id/acknowledge`,
    needs: "orders.read",
    in: "object",
    request: order("/acknowledge", {}),
  },
  {
    call: `POST ${OFFICE_PATHS.acknowledgements}`,
    needs: "orders.read",
    in: "somewhere",
    request: async (at) => ({ payload: { orders: [{ id: await orderOf(at) }] } }),
  },
  {
    call: `POST ${OFFICE_PATHS.practiceOrders}`,
    needs: "orders.practise",
    in: "branch",
    request: async ({ branch }) => ({ payload: { branch_id: branch } }),
  },
  { call: `GET ${OFFICE_PATHS.push}`, needs: "session", request: plain },
  { call: `POST ${OFFICE_PATHS.push}`, needs: "session", request: sending(phone) },
  { call: `DELETE ${OFFICE_PATHS.push}`, needs: "session", request: plain },
  {
    call: `POST ${OFFICE_PATHS.pushTest}`,
    needs: "session",
    request: sending({ endpoint: phone.endpoint }),
  },
  {
    call: `GET ${OFFICE_PATHS.branches}/:id/board`,
    needs: "orders.read",
    in: "branch",
    request: async ({ branch }) => ({ url: `${OFFICE_PATHS.branches}/${branch}/board` }),
  },
  {
    call: `GET ${OFFICE_PATHS.branches}/:id/overrides`,
    needs: "board.settings",
    in: "branch",
    request: async ({ branch }) => ({ url: `${OFFICE_PATHS.branches}/${branch}/overrides` }),
  },
  {
    call: `PUT ${OFFICE_PATHS.branches}/:id/overrides`,
    needs: "board.settings",
    in: "branch",
    request: async ({ branch }) => ({
      url: `${OFFICE_PATHS.branches}/${branch}/overrides`,
      payload: { telegram_chats: [], alert_phones: [], mail_addresses: [], payment_account: null },
    }),
  },
  {
    call: `POST ${OFFICE_PATHS.branches}/:id/overrides/test`,
    needs: "board.settings",
    in: "branch",
    request: async ({ branch }) => ({ url: `${OFFICE_PATHS.branches}/${branch}/overrides/test` }),
  },
  {
    call: `PUT ${OFFICE_PATHS.branches}/:id/board`,
    needs: "board.settings",
    in: "branch",
    request: async ({ branch }) => ({ url: `${OFFICE_PATHS.branches}/${branch}/board`, payload: settings }),
  },
];
