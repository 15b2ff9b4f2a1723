import type { Account, Wheel } from "@skatert/contract";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

/** The game's owner. Null: a guest, who may sign in. */
export type WheelData = { readonly account: Account; readonly wheel: Wheel } | null;

/**
 * The game as a page of its own (wire "Calls", `GET wheel/?user_id`). An id of another user is not found
 * (ROLE-3).
 */
export const loader: Loader<WheelData> = async ({ url, page }) => {
  const client = personalClient(page);
  const known = await client.account.account();
  if (!known.ok && known.error.status === 401) return null;
  const account = own(known);
  const named = url.searchParams.get("user_id") ?? "";
  if (named !== "" && named !== String(account.id)) throw pageNotFound(url);
  return { account, wheel: own(await client.loyalty.wheel(account.id)) };
};
