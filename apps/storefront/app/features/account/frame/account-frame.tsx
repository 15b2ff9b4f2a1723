import type { Account } from "@skatert/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { useLocation, useNavigate } from "../../../routing/hooks.ts";
import { maskPhone } from "../../../ui/fields/phone.ts";
import styles from "./account-frame.module.css";
import { accountPages } from "./account-pages.ts";

/** The account's pages with their navigation. */
export function AccountFrame({ account, children }: { readonly account: Account; readonly children: ReactNode }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  useKnownUser(account);
  const nav = useScrollToCurrent(pathname);
  return (
    <div className={styles["frame"]}>
      <div className={styles["side"]}>
        <p className={styles["who"]}>
          <span className={styles["name"]}>{account.name || t("account.guest")}</span>
          <span translate="no">{maskPhone(account.phone)}</span>
        </p>
        <nav ref={nav} aria-label={t("site.account")} className={styles["nav"]}>
          {accountPages.map(({ path, title }) => (
            <a key={path} href={path} aria-current={pathname.replace(/\/$/, "") === path ? "page" : undefined}>
              {t(title)}
            </a>
          ))}
        </nav>
      </div>
      <div className={styles["page"]}>{children}</div>
    </div>
  );
}

/** On a phone the row of pages is wider than the screen, so the current one is scrolled to the middle. */
function useScrollToCurrent(pathname: string) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another one to show
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav.current || !current) return;
    nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return nav;
}

/** Synchronizes the user store with the page's account. A sign-out in another tab leaves the page. */
function useKnownUser({ id, name, phone }: Account): void {
  const navigate = useNavigate();
  useEffect(() => useUser.getState().adopt({ id, name, phone }), [id, name, phone]);
  useEffect(
    () =>
      useUser.subscribe(({ user }, before) => {
        if (user === null && before.user !== null) navigate("/");
      }),
    [navigate],
  );
}
