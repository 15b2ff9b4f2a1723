import { useEffect } from "react";
import { WheelDoor } from "../../features/loyalty/wheel-door.tsx";
import { WheelPage } from "../../features/loyalty/wheel-page.tsx";
import { useUser } from "../../model/account/user-store.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { WheelData } from "../../page-data/loyalty/wheel.loader.ts";
import { useLoaderData, useRevalidate } from "../../routing/hooks.ts";
import styles from "./wheel.module.css";

/** The wheel of fortune as a page of its own, for direct links. A guest is asked to sign in. */
export function Component() {
  const data = useLoaderData<WheelData>();
  usePresentPerson(data);
  return <div className={styles["page"]}>{data === null ? <WheelDoor /> : <WheelPage wheel={data.wheel} />}</div>;
}

export function head({ i18n, shop }: HeadArgs<WheelData>): Head {
  return { title: `${i18n.t("account.game")} | ${shop.name}`, noIndex: true };
}

/**
 * The game belongs to one shopper, so it is loaded again after a sign-in or sign-out here or in another tab.
 */
function usePresentPerson(data: WheelData): void {
  const revalidate = useRevalidate();
  const account = data?.account;
  const shownId = account?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person need not be adopted again
  useEffect(() => {
    if (account) useUser.getState().adopt(account);
  }, [shownId]);
  useEffect(
    () =>
      useUser.subscribe(({ user }) => {
        if ((user?.id ?? null) !== shownId) void revalidate(["wheel"]);
      }),
    [shownId, revalidate],
  );
}
