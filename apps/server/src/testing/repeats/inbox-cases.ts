import { bookingPath, inboxItemPath, OFFICE_PATHS, orderRatingPath, PATHS, type WireInbox } from "@skatert/contract";
import { placeOrder } from "../calls/orders.ts";
import { hall } from "../calls/requests.ts";
import type { RepeatCase, RepeatWorld } from "./repeat-case.ts";

const inAnHour = "2026-03-04T13:00:00.000Z";
const booking = {
  hall_id: hall.id,
  from: "2026-03-05T16:00:00.000Z",
  seats: 2,
  name: "Анна",
  phone: "+79161234567",
};

/** The newest item of a kind. */
async function itemOf({ send, owner }: RepeatWorld, kind: "call" | "review") {
  const { items }: WireInbox = (await send("GET", `${OFFICE_PATHS.inbox}?kind=${kind}`, undefined, owner)).json();
  const [item] = items.toSorted((one, other) => other.id - one.id);
  if (item === undefined) throw new Error("the inbox is empty");
  return item;
}

async function aCall(world: RepeatWorld) {
  const call = { kind: "call", name: "Анна", phone: "+79161234567", consent: true };
  await world.send("POST", PATHS.requests, call, { "idempotency-key": crypto.randomUUID() });
  return itemOf(world, "call");
}

async function aReview(world: RepeatWorld) {
  const { id, key } = (await placeOrder(world.shop.app)).json();
  for (const status of ["cooking", "ready", "completed"])
    await world.send("PUT", `${PATHS.shopOrders}/${id}`, { status }, world.till);
  await world.send("POST", `${orderRatingPath(id)}?key=${key}`, { stars: 2 });
  return itemOf(world, "review");
}

const itemCase = (action: "assign" | "answer" | "review", payload: object): RepeatCase => ({
  call: `POST ${OFFICE_PATHS.inbox}/{id}/${action}`,
  async request(world) {
    const { id, version } = await (action === "review" ? aReview(world) : aCall(world));
    return { url: inboxItemPath(id, action), payload: { version, ...payload }, headers: world.owner };
  },
  async colleague({ send, colleague }, _request, { id, version }) {
    const later = { version, staff_id: null, due_at: "2026-03-04T14:00:00.000Z" };
    return send("POST", inboxItemPath(id, "assign"), later, colleague).catch(() => undefined);
  },
  same: ({ id, kind }) => ({ id, kind }),
});

/** Answers to requests and reviews, and bookings taken by staff. */
export const inboxCases: readonly RepeatCase[] = [
  itemCase("assign", { staff_id: null, due_at: inAnHour }),
  itemCase("answer", { outcome: "called" }),
  itemCase("review", { reply: "Исправимся" }),
  {
    call: `POST ${OFFICE_PATHS.bookings}`,
    request: async ({ owner }) => ({ url: OFFICE_PATHS.bookings, payload: booking, headers: owner }),
    colleague: ({ send, colleague }, _request, { id, version }) =>
      send("PATCH", bookingPath(id), { version, seats: 3 }, colleague),
    same: ({ id }) => id,
  },
  {
    call: `PATCH ${OFFICE_PATHS.bookings}/{id}`,
    async request({ send, owner }) {
      const { id, version } = (await send("POST", OFFICE_PATHS.bookings, booking, owner)).json();
      return { url: bookingPath(id), payload: { version, seats: 3 }, headers: owner };
    },
    colleague: ({ send, colleague }, { url }, { version }) => send("PATCH", url, { version, seats: 1 }, colleague),
    same: ({ id }) => id,
  },
];
