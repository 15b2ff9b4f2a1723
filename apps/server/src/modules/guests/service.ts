import type {
  WireBlockGuest,
  WireGuestCard,
  WireGuestCoupon,
  WireGuestNote,
  WireGuestOrders,
  WireGuestPage,
  WireGuestPoints,
  WireGuests,
  WireGuestsQuery,
  WireMergePreview,
} from "@skatert/contract";
import { localTime, type OrderId } from "@skatert/domain";
import { Refusal } from "../../input/refusal.ts";
import type { Call } from "../../repeats/call.ts";
import { earlierAnswer } from "../../repeats/repeatable.ts";
import { guestNumberOf, numbersOf } from "../../shop/guests/guest-numbers.ts";
import type { AccountModule } from "../account/index.ts";
import type { Orders } from "../orders/service.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { type FoundGuest, findGuest, findGuests, type SeenBranches } from "./find-guests.ts";
import { guestCard } from "./guest-card.ts";
import {
  addNote,
  addPoints,
  blockGuest,
  type GuestChange,
  type GuestChangesDeps,
  giveCoupon,
  guestRefused,
  logGuest,
  removeNote,
} from "./guest-changes.ts";
import { guestPage, pointLimitsOf } from "./guest-page.ts";
import { guestOrderToWire, guestRowToWire, type Today } from "./guest-to-wire.ts";
import { mergeGuests, mergePreview } from "./merge-guests.ts";

export interface GuestsDeps extends GuestChangesDeps {
  readonly account: Pick<AccountModule, "exportGuest" | "deleteGuest" | "joinGuests">;
  readonly orders: Pick<Orders, "list" | "view">;
}

/** Who changes a guest, in which branches the person sees guests, and the call. */
export interface GuestEditor {
  readonly by: StaffCaller;
  readonly branches: SeenBranches;
  readonly call: Call | null;
  /** Runs once the guest is found, before anything changes; a throw refuses the change. Absent: nothing to check. */
  readonly confirm?: () => Promise<unknown>;
}

/** The office's guests (GUEST-1). Ids are those of GuestIdSchema; an unknown or unseen guest is a 404. */
export interface Guests {
  list(query: WireGuestsQuery, branches: SeenBranches): Promise<WireGuests>;
  /** By any number of the guest, E.164; null: unknown, or not seen. */
  card(number: string, branches: SeenBranches): Promise<WireGuestCard | null>;
  page(id: string, caller: StaffCaller, branches: SeenBranches): Promise<WireGuestPage>;
  orders(
    id: string,
    question: { readonly before: OrderId | null; readonly branches: SeenBranches },
  ): Promise<WireGuestOrders>;
  addPoints(id: string, body: WireGuestPoints, editor: GuestEditor): Promise<WireGuestPage>;
  giveCoupon(id: string, body: WireGuestCoupon, editor: GuestEditor): Promise<WireGuestPage>;
  addNote(id: string, body: WireGuestNote, editor: GuestEditor): Promise<WireGuestPage>;
  removeNote(id: string, note: string, editor: GuestEditor): Promise<WireGuestPage>;
  block(id: string, body: WireBlockGuest, editor: GuestEditor): Promise<WireGuestPage>;
  previewMerge(id: string, other: string): Promise<WireMergePreview>;
  /** The answer to a repeat is the guest as it is then. */
  merge(id: string, other: string, editor: GuestEditor): Promise<WireGuestPage>;
  export(id: string, by: StaffCaller): Promise<Readonly<Record<string, unknown>>>;
  /** Throws a 409 while an order is not finished, a 400 for another phone. */
  erase(id: string, phone: string, by: StaffCaller): Promise<void>;
}

const perPage = 50;
const ordersPerPage = 20;
/** The export has every order; nobody placed as many. */
const allOrders = 100_000;

export function createGuests(deps: GuestsDeps): Guests {
  const { db, parts } = deps;
  const today = async (): Promise<Today> => {
    const now = deps.now();
    return { now, today: localTime(now, (await deps.shop.current()).settings().timeZone).day };
  };
  const pageOf = async (guest: FoundGuest, caller: StaffCaller, branches: SeenBranches) =>
    guestPage(deps, guest, { caller, branches, at: await today(), snapshot: await deps.shop.current() });
  const page: Guests["page"] = async (id, caller, branches) =>
    pageOf(await requireGuest(deps, id, branches), caller, branches);
  const changed = async (id: string, editor: GuestEditor, work: (change: GuestChange) => Promise<void>) => {
    const guest = await requireGuest(deps, id, editor.branches);
    await editor.confirm?.();
    await work({ guest, by: editor.by, call: editor.call });
    return page(guest.phone, editor.by, editor.branches);
  };
  return {
    list: async (query, branches) => listOf(deps, query, branches, await today()),
    async card(number, branches) {
      const guest = await findGuest(db, await guestNumberOf(db, number), branches);
      return guest === null ? null : guestCard(deps, guest, { branches, at: await today() });
    },
    page,
    async orders(id, { before, branches }) {
      const guest = await requireGuest(deps, id, branches);
      const key = { userId: guest.user_id, numbers: await numbersOf(db, guest.phone) };
      const orders = await parts.ordersOf(db, key, { branches, before, limit: ordersPerPage + 1 });
      const shown = orders.slice(0, ordersPerPage);
      return {
        orders: shown.map(guestOrderToWire),
        next: orders.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    addPoints: (id, body, editor) =>
      changed(id, editor, (change) => addPoints(deps, change, body, pointLimitsOf(editor.by))),
    giveCoupon: (id, body, editor) => changed(id, editor, (change) => giveCoupon(deps, change, body)),
    addNote: (id, body, editor) => changed(id, editor, (change) => addNote(deps, change, body)),
    removeNote: (id, note, editor) => changed(id, editor, (change) => removeNote(deps, change, note)),
    block: (id, body, editor) => changed(id, editor, (change) => blockGuest(deps, change, body)),
    async previewMerge(id, other) {
      const pair = { guest: await requireGuest(deps, id, "all"), other: await requireGuest(deps, other, "all") };
      return mergePreview(deps, pair, await today());
    },
    async merge(id, other, editor) {
      const { call, by, branches } = editor;
      // A repeat may not find the other guest's account any more.
      if (call !== null && (await earlierAnswer(db, call, deps.now())) !== null) return page(id, by, branches);
      return changed(id, editor, async (change) =>
        mergeGuests(deps, { ...change, other: await requireGuest(deps, other, "all") }),
      );
    },
    async export(id, by) {
      const guest = await requireGuest(deps, id, "all");
      const key = { userId: guest.user_id, numbers: await numbersOf(db, guest.phone) };
      const orders = guest.user_id === null ? await parts.ordersOf(db, key, { limit: allOrders }) : [];
      const data = await deps.account.exportGuest({ userId: guest.user_id, phone: guest.phone, orders }, deps.orders);
      await db.transaction().execute((tx) => logGuest(deps, tx, { guest, by }, { action: "export" }));
      return data;
    },
    erase: (id, phone, by) => eraseGuest(deps, id, phone, by),
  };
}

async function eraseGuest(deps: GuestsDeps, id: string, phone: string, by: StaffCaller): Promise<void> {
  const guest = await requireGuest(deps, id, "all");
  if (phone !== guest.phone) throw guestRefused("Another number was typed", "other-number");
  // The entry outlives the account, so it has no link to it.
  const nameless = { ...guest, user_id: null };
  const outcome = await deps.account.deleteGuest(guest.phone, (tx) =>
    logGuest(deps, tx, { guest: nameless, by }, { action: "erase" }),
  );
  if (outcome === "busy")
    throw new Refusal("account_busy", "An order is still on its way", { reason: "orders-in-progress" });
}

async function requireGuest(
  { db, parts }: Pick<GuestsDeps, "db" | "parts">,
  id: string,
  branches: SeenBranches,
): Promise<FoundGuest> {
  const number = id.startsWith("+") ? id : ((await parts.accountOf(db, Number(id)))?.phone ?? null);
  const guest = number === null ? null : await findGuest(db, await guestNumberOf(db, number), branches);
  if (guest === null) throw new Refusal("rest_not_found", "There is no such guest");
  return guest;
}

async function listOf(
  { db }: Pick<GuestsDeps, "db">,
  { q = "", segment, before }: WireGuestsQuery,
  branches: SeenBranches,
  at: Today,
): Promise<WireGuests> {
  const [seenAt = "", phone = ""] = before?.split(".") ?? [];
  const after = before === undefined ? null : { at: Number(seenAt), phone };
  const question = { text: q, segment: segment ?? null, after, branches, limit: perPage + 1, ...at };
  const found = await findGuests(db, question);
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  return {
    guests: shown.map((guest) => guestRowToWire(guest, at)),
    next: found.length > shown.length && last !== undefined ? `${last.seen_at}.${last.phone}` : null,
  };
}
