import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { openModal } from "../../model/page/modals.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { AccountLink } from "./account-link.tsx";
import { AppearanceSwitches } from "./appearance-switches.tsx";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";
import { SearchLink } from "./search-link.tsx";

/** Logo, place, menu and contacts. On a phone the place is first and the rest in the burger menu. */
export function Header({ placeLine }: { readonly placeLine: ReactNode }) {
  const { t } = useI18n();
  const shop = useShop();
  const phone = shop.contacts.phones[0];
  return (
    <header className={styles["header"]}>
      <div className={styles["inner"]}>
        <IconButton
          icon="menu"
          label={t("site.burger")}
          className={styles["burger"]}
          onClick={() => openModal("burger")}
        />
        <Logo className={styles["logo"]} />
        <div className={styles["place"]}>{placeLine}</div>
        <nav aria-label={t("site.information")} className={styles["menu"]}>
          {shop.menu.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </nav>
        <div className={styles["tools"]}>
          {phone && (
            <a href={phone.url} className={styles["phone"]} aria-label={t("site.call", { phone: phone.text })}>
              {phone.text}
            </a>
          )}
          <div className={styles["search"]}>
            <SearchLink />
          </div>
          <AppearanceSwitches />
          <AccountLink className={styles["account"]} />
        </div>
      </div>
    </header>
  );
}
