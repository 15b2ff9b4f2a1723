import { useI18n } from "../i18n/i18n-context.tsx";
import { bookTable } from "../model/bookings/book-table.ts";
import { openModal } from "../model/page/modals.ts";
import { useShop } from "../model/shop/shop-context.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { AccountLink } from "./header/account-link.tsx";
import { AppearanceSwitches } from "./header/appearance-switches.tsx";
import { Footer } from "./header/footer.tsx";
import { Logo } from "./header/logo.tsx";
import { SearchLink } from "./header/search-link.tsx";
import type { LayoutProps } from "./layout-props.ts";
import styles from "./restaurant-layout.module.css";

/**
 * A restaurant: its name in the middle, table booking one tap away, the page at full width, the cart as a bar
 * (LAYOUT-2).
 */
export function RestaurantLayout({ placeLine, cartBar, children }: LayoutProps) {
  return (
    <>
      <RestaurantHeader />
      <div className={styles["place"]}>{placeLine}</div>
      {cartBar && <div className={styles["bar"]}>{cartBar}</div>}
      <main id="content" tabIndex={-1} className={styles["content"]} data-wide>
        {children}
      </main>
      <Footer />
    </>
  );
}

function RestaurantHeader() {
  const { t } = useI18n();
  const { menu, contacts, lacks } = useShop();
  const phone = contacts.phones[0];
  return (
    <header className={styles["header"]}>
      <div className={styles["inner"]}>
        <IconButton
          icon="menu"
          label={t("site.burger")}
          className={styles["burger"]}
          onClick={() => openModal("burger")}
        />
        <nav aria-label={t("site.information")} className={styles["menu"]}>
          {menu.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </nav>
        <Logo className={styles["logo"]} />
        <div className={styles["tools"]}>
          {phone && (
            <a href={phone.url} className={styles["phone"]} aria-label={t("site.call", { phone: phone.text })}>
              {phone.text}
            </a>
          )}
          <SearchLink />
          <div className={styles["switches"]}>
            <AppearanceSwitches />
          </div>
          <AccountLink className={styles["account"]} />
          {!lacks.includes("requests") && (
            <Button className={styles["book"]} onClick={bookTable}>
              {t("restaurant.book")}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
