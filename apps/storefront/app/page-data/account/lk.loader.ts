import type { Account } from "@skatert/contract";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

export interface AccountData {
  readonly account: Account;
}

/** The account's owner. A guest is redirected to the home page (ROUTE-10). */
export const loader: Loader<AccountData> = async ({ page }) => ({
  account: own(await personalClient(page).account.account()),
});
