import type { PlainKey } from "../../../i18n/messages/message-key.ts";

/** The account's pages in the order of its menu (ROUTE-10). */
export const accountPages: readonly { readonly path: string; readonly title: PlainKey }[] = [
  { path: "/lk", title: "account.info" },
  { path: "/lk/orders", title: "account.orders" },
  { path: "/lk/bonuses", title: "account.bonuses" },
  { path: "/lk/promocodes", title: "account.promocodes" },
  { path: "/lk/favorite", title: "account.favorites" },
  { path: "/lk/game", title: "account.game" },
  { path: "/lk/referals", title: "account.referrals" },
  { path: "/lk/preferences", title: "account.preferences" },
  { path: "/lk/notifications", title: "account.notifications" },
];

/** The title of the account page at a path. The first page's for any other path. */
export function accountPageTitle(path: string): PlainKey {
  const known = accountPages.find((page) => page.path === path.replace(/\/+$/, ""));
  return known?.title ?? "site.account";
}
