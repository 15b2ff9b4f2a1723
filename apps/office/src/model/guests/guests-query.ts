import {
  DoneSchema,
  GuestExportSchema,
  GuestOrdersSchema,
  GuestPageSchema,
  GuestsSchema,
  MergePreviewSchema,
  OFFICE_PATHS,
  officeGuestPath,
  type WireGuestCoupon,
  type WireGuestOrders,
  type WireGuestPage,
  type WireGuestPoints,
  type WireGuests,
  type WireMergePreview,
} from "@skatert/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

const key = "guests";

/** The list of guests page by page; "" is no filter (GUEST-1). */
export function guestsQuery({ q, segment }: { readonly q: string; readonly segment: string }) {
  const query = { q: q || null, segment: segment || null };
  return infiniteQueryOptions({
    queryKey: [key, "list", query],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<WireGuests> =>
      requireAnswer(
        await api.read(OFFICE_PATHS.guests, GuestsSchema, { query: { ...query, before: pageParam }, signal }),
      ),
    getNextPageParam: ({ next }) => next,
  });
}

/** One guest, by account or number. */
export function guestQuery(id: string) {
  return queryOptions({
    queryKey: [key, "one", id],
    queryFn: async ({ signal }): Promise<WireGuestPage> =>
      requireAnswer(await api.read(officeGuestPath(id), GuestPageSchema, { signal })),
  });
}

export function guestOrdersQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [key, "orders", id],
    initialPageParam: null,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      pageParam: number | null;
      signal: AbortSignal;
    }): Promise<WireGuestOrders> =>
      requireAnswer(
        await api.read(officeGuestPath(id, "orders"), GuestOrdersSchema, { query: { before: pageParam }, signal }),
      ),
    getNextPageParam: ({ next }) => next,
  });
}

/** What the other guest would bring; fails for the same guest. */
export function mergePreviewQuery(id: string, other: string) {
  return queryOptions({
    queryKey: [key, "merge", id, other],
    queryFn: async ({ signal }): Promise<WireMergePreview> =>
      requireAnswer(await api.read(officeGuestPath(id, "merge"), MergePreviewSchema, { query: { other }, signal })),
  });
}

/** `key`: the same for every attempt, because a second one would count twice. */
export const addPoints = (id: string, body: WireGuestPoints, key: string) => changed(id, "points", body, key);
export const giveCoupon = (id: string, body: WireGuestCoupon, key: string) => changed(id, "coupons", body, key);
export const addNote = (id: string, text: string, key: string) => changed(id, "notes", { text }, key);
/** Null ends the block. */
export const blockGuest = (id: string, reason: string | null) => changed(id, "block", { reason });

export async function removeNote(id: string, note: string): Promise<OfficeResult<WireGuestPage>> {
  return kept(id, await api.change("DELETE", officeGuestPath(id, `notes/${note}`), GuestPageSchema));
}

/** The other guest becomes this one for good. */
export async function mergeGuests(id: string, other: string): Promise<OfficeResult<WireGuestPage>> {
  const result = await api.change("POST", officeGuestPath(id, "merge"), GuestPageSchema, { body: { other } });
  if (result.ok) queryClient.removeQueries({ queryKey: [key] });
  return result;
}

export const exportGuest = (id: string) => api.read(officeGuestPath(id, "export"), GuestExportSchema);

export async function eraseGuest(id: string, phone: string) {
  const result = await api.change("DELETE", officeGuestPath(id), DoneSchema, { body: { phone } });
  if (result.ok) queryClient.removeQueries({ queryKey: [key] });
  return result;
}

async function changed(id: string, part: string, body: object, key?: string): Promise<OfficeResult<WireGuestPage>> {
  const options = key === undefined ? { body } : { body, key };
  return kept(id, await api.change("POST", officeGuestPath(id, part), GuestPageSchema, options));
}

/** The answer is the guest after the change. */
function kept(id: string, result: OfficeResult<WireGuestPage>): OfficeResult<WireGuestPage> {
  if (result.ok) queryClient.setQueryData(guestQuery(id).queryKey, result.value);
  return result;
}
