import { randomUUID } from "node:crypto";
import {
  bookingPath,
  inboxItemPath,
  OFFICE_PATHS,
  type WireBooking,
  type WireInbox,
  type WireInboxFeed,
  type WireInboxItem,
} from "@skatert/contract";
import type { BranchId, StaffRole } from "@skatert/domain";
import type { RunningShop } from "../shops/start-shop.ts";
import { signInStaff } from "./staff.ts";

/** A signed-in person with the calls of the inbox and of bookings. */
export async function inboxCaller(
  shop: RunningShop,
  role: StaffRole = "operator",
  branchId: BranchId | null = 10,
  name = "Анна",
) {
  const { id, headers } = await signInStaff(shop, [{ role, branchId }], { name });
  const get = (url: string, query: Record<string, string> = {}) => shop.app.inject({ url, query, headers });
  const send = (method: "POST" | "PATCH" | "PUT", url: string, payload: object, key: string = randomUUID()) =>
    shop.app.inject({ method, url, headers: { ...headers, "idempotency-key": key }, payload });
  return {
    id,
    headers,
    get,
    list: async (query: Record<string, string> = {}): Promise<WireInbox> =>
      (await get(OFFICE_PATHS.inbox, query)).json(),
    feed: async (after: number, query: Record<string, string> = {}): Promise<WireInboxFeed> =>
      (await get(OFFICE_PATHS.inboxFeed, { after: String(after), ...query })).json(),
    /** The open item of a request or, for a review, of an order. */
    async itemOf(find: (item: WireInboxItem) => boolean): Promise<WireInboxItem> {
      const { items }: WireInbox = (await get(OFFICE_PATHS.inbox)).json();
      const item = items.find(find);
      if (item === undefined) throw new Error("there is no such item");
      return item;
    },
    act: (item: number, action: "assign" | "answer" | "review", body: object, key?: string) =>
      send("POST", inboxItemPath(item, action), body, key),
    book: (body: object, key?: string) => send("POST", OFFICE_PATHS.bookings, body, key),
    rebook: (booking: number, body: object, key?: string) => send("PATCH", bookingPath(booking), body, key),
    day: async (day: string): Promise<{ halls: unknown[]; bookings: WireBooking[] }> =>
      (await get(OFFICE_PATHS.bookings, { branch_id: "10", day })).json(),
    setRules: (rules: object) => send("PUT", OFFICE_PATHS.inboxSettings, { rules }),
  };
}
