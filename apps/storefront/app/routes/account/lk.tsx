import { AccountFrame } from "../../features/account/frame/account-frame.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { AccountData } from "../../page-data/account/lk.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { Outlet } from "../../routing/router-view.tsx";

/** Frame of the account's pages (ROUTE-10). */
export function Component() {
  const { account } = useLoaderData<AccountData>();
  return (
    <AccountFrame account={account}>
      <Outlet />
    </AccountFrame>
  );
}

export function head({ i18n, shop }: HeadArgs<AccountData>): Head {
  return { title: `${i18n.t("account.title")} | ${shop.name}`, noIndex: true };
}
