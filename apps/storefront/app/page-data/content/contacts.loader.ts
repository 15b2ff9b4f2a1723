import type { ContactLink, ShopContacts } from "@skatert/contract";
import type { BranchView } from "../../features/content/branches/branch-view.ts";
import { branchViews } from "../place/branch-views.ts";
import type { Loader } from "../request/loader.ts";
import { memoisedByMinute } from "../shop/shop-source.ts";

export interface ContactsData {
  readonly branches: readonly BranchView[];
  readonly phones: readonly ContactLink[];
  readonly emails: readonly ContactLink[];
  readonly socials: ShopContacts["socials"];
  readonly legal: string;
}

/** Addresses, hours and contacts of the shop (ROUTE-2). */
export const loader: Loader<ContactsData> = ({ page }) =>
  memoisedByMinute("contacts", page, async () => {
    const { phones, emails, socials, legal } = page.settings.contacts;
    return { branches: branchViews(page), phones, emails, socials, legal };
  });
