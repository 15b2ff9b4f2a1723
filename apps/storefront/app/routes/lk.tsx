import { AccountFrame } from "../features/account/account-frame.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import { Outlet } from "../routing/router-view.tsx";
import type { Head, HeadArgs } from "../state/head.ts";
import type { AccountData } from "./lk.loader.ts";

/** The account around its pages (ROUTE-10). */
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
