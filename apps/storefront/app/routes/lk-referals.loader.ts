import type { Referral } from "@skatert/contract";
import type { Loader } from "../server/loader.ts";
import { own, personalClient } from "../server/personal.ts";

/** The caller's invitation; its link leads to the address that the page was asked for at. */
export const loader: Loader<Referral> = async ({ page }) => {
  const referral = own(await personalClient(page).loyalty.referral());
  return { ...referral, link: `${page.origin}/${new URL(referral.link, page.origin).search}` };
};
