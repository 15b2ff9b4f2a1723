import { bookingPath, inboxItemPath, OFFICE_PATHS } from "@skatert/contract";
import { insertItem } from "../../modules/inbox/store/item-repository.ts";
import { insertRequest, nextRequestNumber } from "../../modules/requests/request-repository.ts";
import { type OfficeCall, type OfficeRequest, plain } from "./office-call.ts";

type At = Parameters<OfficeCall["request"]>[0];

const ofBranch =
  (path: string, query = "") =>
  async ({ branch }: At): Promise<OfficeRequest> => ({ url: `${path}?branch_id=${branch}${query}` });

/** A request of a guest, stored: a call back, or a booking of a hall. */
async function aRequest({ shop }: At, hall: number | null): Promise<number> {
  const now = shop.clock.now();
  return shop.store.db.transaction().execute(async (tx) => {
    const id = await nextRequestNumber(tx);
    const place = hall === null ? null : JSON.stringify({ name: "Зал", address: "", timeZone: "Europe/Moscow" });
    const times = hall === null ? { starts_at: null, ends_at: null } : { starts_at: now, ends_at: now + 1 };
    await insertRequest(tx, {
      ...times,
      id,
      kind: hall === null ? "call" : "booking",
      state: "new",
      name: "Анна",
      phone: "+79160000000",
      comment: "",
      user_id: null,
      network: "",
      request_key: "k",
      product_id: null,
      product_name: null,
      restaurant_id: hall,
      place,
      seats: hall === null ? null : 2,
      table_number: null,
      visit: null,
      lang: null,
      refusal_reason: null,
      refusal_message: "",
      version: 1,
      created_at: now,
      updated_at: now,
    });
    return id;
  });
}

/** A request about an open item of the branch. */
const anItem =
  (action: "assign" | "answer" | "review", body: object) =>
  async (where: At): Promise<OfficeRequest> => {
    const { shop, branch } = where;
    const [request_id, at] = [await aRequest(where, null), shop.clock.now()];
    const item = { kind: "call", branch_id: branch, request_id, order_id: null, at, due_at: at, search: "" } as const;
    const id = await shop.store.db.transaction().execute((tx) => insertItem(tx, item));
    return { url: inboxItemPath(id, action), payload: { version: 1, ...body } };
  };

/** A change of a booking in a hall of the branch. */
async function aBooking(where: At): Promise<OfficeRequest> {
  const id = await aRequest(where, hallOf[where.branch] ?? null);
  return { url: bookingPath(id), payload: { version: 1, seats: 2 } };
}

/** The hall of each branch of `shopOfTwoBranches`. */
const hallOf: Readonly<Record<number, number>> = { 10: 41, 20: 43 };
const rule = { due_minutes: 15, rings: true, escalates: false };
const rules = { call: rule, dish: rule, booking: rule, "booking-cancelled": rule, review: rule };
const needs = "requests.answer" as const;

/** The inbox and the bookings. */
export const inboxCalls: readonly OfficeCall[] = [
  { call: `GET ${OFFICE_PATHS.inbox}`, needs, in: "branch", request: ofBranch(OFFICE_PATHS.inbox) },
  { call: `GET ${OFFICE_PATHS.inboxFeed}`, needs, in: "branch", request: ofBranch(OFFICE_PATHS.inboxFeed) },
  { call: `GET ${OFFICE_PATHS.inboxPeople}`, needs, in: "branch", request: ofBranch(OFFICE_PATHS.inboxPeople) },
  { call: `GET ${OFFICE_PATHS.inboxSettings}`, needs, in: "somewhere", request: plain },
  {
    call: `PUT ${OFFICE_PATHS.inboxSettings}`,
    needs: "board.settings",
    in: "everywhere",
    request: async () => ({ payload: { rules } }),
  },
  {
    call: `POST ${OFFICE_PATHS.inbox}/:id/assign`,
    needs,
    in: "object",
    request: anItem("assign", { staff_id: null }),
  },
  {
    call: `POST ${OFFICE_PATHS.inbox}/:id/answer`,
    needs,
    in: "object",
    request: anItem("answer", { outcome: "done" }),
  },
  {
    call: `POST ${OFFICE_PATHS.inbox}/:id/review`,
    needs,
    in: "object",
    request: anItem("review", { reply: "Спасибо" }),
  },
  {
    call: `GET ${OFFICE_PATHS.bookings}`,
    needs,
    in: "branch",
    request: ofBranch(OFFICE_PATHS.bookings, "&day=2026-03-05"),
  },
  {
    call: `POST ${OFFICE_PATHS.bookings}`,
    needs,
    in: "branch",
    request: async ({ branch }) => ({
      payload: {
        hall_id: hallOf[branch],
        from: "2026-03-05T16:00:00.000Z",
        seats: 2,
        name: "Анна",
        phone: "+79160000000",
      },
    }),
  },
  { call: `PATCH ${OFFICE_PATHS.bookings}/:id`, needs, in: "object", request: aBooking },
];
