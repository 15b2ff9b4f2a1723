import {
  FoundAddressesSchema,
  GuestByPhoneSchema,
  OFFICE_PATHS,
  PHONE_ORDER_CALLS,
  PhoneMenuSchema,
  PhoneQuoteSchema,
  PlacedPhoneOrderSchema,
  RepeatedOrderSchema,
  TakeTimesSchema,
  type WirePhoneOrder,
} from "@skatert/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";

/** The branch's menu for an order by telephone; stops and prices change in the evening. */
export function phoneMenuQuery(branch: number, language: string) {
  return queryOptions({
    queryKey: ["phone-menu", branch, language],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      requireAnswer(
        await api.read(PHONE_ORDER_CALLS.menu, PhoneMenuSchema, {
          query: { branch_id: branch, lang: language },
          signal,
        }),
      ),
  });
}

/** The shop's quote, in the language of the office; the last one stays until the next arrives. Null: nothing to quote. */
export function phoneQuoteQuery(question: WirePhoneOrder | null, language: string) {
  return queryOptions({
    queryKey: ["phone-quote", question, language],
    enabled: question !== null,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      requireAnswer(
        await api.change("POST", `${OFFICE_PATHS.phoneOrders}?lang=${language}`, PhoneQuoteSchema, {
          body: question,
          signal,
        }),
      ),
  });
}

export function guestByPhoneQuery(phone: string) {
  return queryOptions({
    queryKey: ["guest-by-phone", phone],
    enabled: phone !== "",
    gcTime: 0,
    queryFn: async ({ signal }) =>
      requireAnswer(await api.read(OFFICE_PATHS.guestByPhone, GuestByPhoneSchema, { query: { phone }, signal })),
  });
}

export function phoneTimesQuery(branch: number, method: string) {
  return queryOptions({
    queryKey: ["phone-times", branch, method],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      requireAnswer(
        await api.read(PHONE_ORDER_CALLS.times, TakeTimesSchema, { query: { branch_id: branch, method }, signal }),
      ),
  });
}

const shortestText = 3;

export function addressesQuery(branch: number, text: string) {
  return queryOptions({
    queryKey: ["phone-addresses", branch, text],
    enabled: text.trim().length >= shortestText,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      requireAnswer(
        await api.read(PHONE_ORDER_CALLS.addresses, FoundAddressesSchema, {
          query: { branch_id: branch, text },
          signal,
        }),
      ),
  });
}

export function readRepeated(order: number) {
  return api.read(PHONE_ORDER_CALLS.repeat.replace(":id", String(order)), RepeatedOrderSchema);
}

/** `key`: one per intended order. */
export function placePhoneOrder(order: WirePhoneOrder, key: string) {
  return api.change("POST", OFFICE_PATHS.phoneOrders, PlacedPhoneOrderSchema, { body: order, key });
}
