import type { Wheel } from "@skatert/contract";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

/** The wheel with the caller's remaining turns. */
export const loader: Loader<Wheel> = async ({ page }) => {
  const client = personalClient(page);
  return own(await client.loyalty.wheel(own(await client.account.account()).id));
};
