import type { Account } from "@skatert/contract";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

export interface AccountData {
  readonly account: Account;
}

/** Whose account it is; a guest goes to the home page (ROUTE-10). */
export const loader: Loader<AccountData> = async ({ page }) => ({
  account: own(await personalClient(page).account.account()),
});
