import type { LanguageCode } from "@skatert/contract";

/** Not part of platform/api/api.ts, because the first script loads that table and needs no group orders. */
export async function callsIn(language: LanguageCode) {
  return (await import("../../platform/api/calls/group-orders.ts")).groupOrders(language);
}
