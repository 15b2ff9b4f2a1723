import { OFFICE_PATHS, officeOrderPath, orderTipsPath, PATHS } from "@skatert/contract";
import { placeOrder, teaOrder } from "../calls/orders.ts";
import type { RepeatCase, RepeatedRequest, RepeatWorld } from "./repeat-case.ts";

const tea = { ...teaOrder, lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
const woo = {
  payment_method: "cod",
  billing: { first_name: "Анна", phone: "8 916 123-45-67" },
  line_items: [{ product_id: 301, quantity: 1 }],
  shipping_lines: [{ method_id: "local_pickup" }],
  warehouse_id: 10,
  pickup_location_id: 31,
};

const withBody =
  (more: object) =>
  (request: RepeatedRequest): RepeatedRequest => ({ ...request, payload: { ...request.payload, ...more } });

/** Another guest takes a portion. */
const anotherOrder = ({ shop }: RepeatWorld) => placeOrder(shop.app, tea);

async function anOrder({ shop }: RepeatWorld, more: object = {}) {
  const { id, key }: { readonly id: number; readonly key: string } = (
    await placeOrder(shop.app, { ...tea, ...more })
  ).json();
  return { id, key };
}

/** An answer of the restaurant shows the order as it is when it is read. */
const answerCase = (
  action: Parameters<typeof officeOrderPath>[1],
  payload: object,
  other: object,
  order: object = {},
): RepeatCase => ({
  call: `POST ${OFFICE_PATHS.orders}/{id}/${action}`,
  async request(world) {
    const { id } = await anOrder(world, order);
    const { version } = (await world.send("GET", officeOrderPath(id), undefined, world.owner)).json();
    return { url: officeOrderPath(id, action), payload: { version, ...payload }, headers: world.owner };
  },
  other: withBody(other),
  async colleague({ send, colleague }, { url }, { version }) {
    const note = { version, note: "без соуса" };
    return send("POST", url.replace(/[a-z]+$/, "note"), note, colleague).catch(() => undefined);
  },
  same: ({ id, number }) => ({ id, number }),
});

const inAnHour = "2026-03-04T13:00:00.000Z";

/** Orders and what is done with them. */
export const sellingCases: readonly RepeatCase[] = [
  {
    call: `POST ${PATHS.orders}`,
    request: async () => ({ url: PATHS.orders, payload: tea }),
    other: withBody({ comment: "Без сахара" }),
    colleague: anotherOrder,
  },
  {
    call: `POST ${OFFICE_PATHS.phoneOrders}`,
    request: async ({ owner }) => ({
      url: OFFICE_PATHS.phoneOrders,
      payload: { ...tea, pay_by: "cash" },
      headers: owner,
    }),
    other: withBody({ comment: "Без сахара" }),
    colleague: anotherOrder,
  },
  {
    call: `POST ${PATHS.shopOrders}`,
    request: async ({ till }) => ({ url: PATHS.shopOrders, payload: woo, headers: till }),
    other: withBody({ customer_note: "Без сахара" }),
    colleague: anotherOrder,
  },
  {
    call: `POST ${PATHS.shopOrders}/batch`,
    request: async ({ till }) => ({ url: `${PATHS.shopOrders}/batch`, payload: { create: [woo] }, headers: till }),
    // A batch is answered; its entry has the refusal.
    other: withBody({ create: [{ ...woo, customer_note: "Без сахара" }] }),
    colleague: anotherOrder,
  },
  {
    call: `POST ${PATHS.orders}/{id}/tips`,
    async request(world) {
      const { id, key } = await anOrder(world, {
        delivery_type: "flat_rate",
        pickup_location_id: null,
        coordinates: [37.6, 55.75],
        address: "Соборная, 3",
        lines: [{ product_id: 301, quantity: 8 }],
        expected_total: 950,
      });
      for (const status of ["cooking", "ready", "completed"])
        await world.send("PUT", `${PATHS.shopOrders}/${id}`, { status }, world.till);
      return { url: `${orderTipsPath(id)}?key=${key}`, payload: { recipient: "courier", amount: 100 } };
    },
    other: withBody({ amount: 150 }),
    colleague: ({ send }, { url }) =>
      send("POST", url, { recipient: "kitchen", amount: 50 }, { "idempotency-key": "k" }),
  },
  {
    call: `POST ${PATHS.requests}`,
    request: async () => ({
      url: PATHS.requests,
      payload: { kind: "call", name: "Анна", phone: "+79161234567", consent: true },
    }),
    other: withBody({ name: "Борис" }),
    async colleague({ send, till }, _request, { id }) {
      return send("PUT", `/wp-json/skatert/v1/requests/${id}`, { state: "done" }, till).catch(() => undefined);
    },
    same: ({ id, key }) => ({ id, key }),
  },
  answerCase("confirm", {}, { promised_at: inAnHour }),
  answerCase("promise", { promised_at: inAnHour }, { promised_at: "2026-03-04T14:00:00.000Z" }),
  answerCase("stage", { stage: "cooking" }, { stage: "ready" }),
  answerCase("refuse", { reason: "no-time" }, { reason: "other" }),
  answerCase("note", { note: "у окна" }, { note: "у двери" }),
  answerCase(
    "seen",
    {},
    { version: 7 },
    {
      lines: tea.lines.map((line) => ({ ...line, note: "аллергия на лимон" })),
    },
  ),
  {
    call: `POST ${OFFICE_PATHS.practiceOrders}`,
    request: async ({ owner }) => ({ url: OFFICE_PATHS.practiceOrders, payload: { branch_id: 10 }, headers: owner }),
    other: withBody({ branch_id: 20 }),
    async colleague({ send, colleague }, _request, { id, version }) {
      return send("POST", officeOrderPath(id, "note"), { version, note: "проба" }, colleague);
    },
    same: ({ id, number }) => ({ id, number }),
  },
  {
    call: `POST ${OFFICE_PATHS.staff}`,
    request: async ({ owner }) => ({
      url: OFFICE_PATHS.staff,
      payload: { name: "Повар", login: "cook", roles: [{ role: "cook", branch_id: 10 }] },
      headers: owner,
    }),
    other: withBody({ name: "Другой" }),
    colleague: ({ send, colleague }, { url }, { member }) =>
      send("PATCH", `${url}/${member.id}`, { name: "Пётр" }, colleague),
    // A link is shown once and stored as a digest, so a repeat gets a new one.
    same: ({ member }) => member.id,
    apart: ["staff_links"],
  },
  {
    call: `POST ${OFFICE_PATHS.stops}`,
    request: async ({ owner }) => ({
      url: OFFICE_PATHS.stops,
      payload: { branch_id: 10, target: { kind: "product", id: 301 }, until: "2026-03-04T18:00:00.000Z" },
      headers: owner,
    }),
    other: withBody({ until: "2026-03-04T19:00:00.000Z" }),
    colleague: ({ send, colleague }, { url, payload }) =>
      send("POST", url, { ...payload, until: "2026-03-04T20:00:00.000Z" }, colleague),
  },
  {
    call: `POST ${OFFICE_PATHS.stock}`,
    request: async ({ owner }) => ({
      url: OFFICE_PATHS.stock,
      payload: { branch_id: 10, product_id: 301, change: -1, reason: "Разбили" },
      headers: owner,
    }),
    other: withBody({ change: -2 }),
    colleague: ({ send, colleague }, { url, payload }) => send("POST", url, { ...payload, change: 5 }, colleague),
  },
];
