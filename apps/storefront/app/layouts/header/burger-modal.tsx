import { useI18n } from "../../i18n/i18n-context.tsx";
import { bookTable, takesBookings } from "../../model/bookings/book-table.ts";
import { openModal } from "../../model/page/modals.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AccountLink } from "./account-link.tsx";
import { AppearanceSwitches } from "./appearance-switches.tsx";
import styles from "./burger-modal.module.css";
import { LazyInstall } from "./lazy-install.tsx";

/** A chain has all of them on the page of contacts. */
const maxAddresses = 3;

/** The mobile menu: contacts, sections, pages, language and theme. Contacts come before twenty sections. */
export default function BurgerModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const shop = useShop();
  const { name, categories, menu, footerMenu, contacts } = shop;
  const offers = footerMenu
    .flatMap(({ title, url, links }) => [{ title, url: url ?? "" }, ...links])
    .filter(({ url }) => url === "/promocodes");
  return (
    <Dialog title={name} shape="drawer" onClose={onClose} footer={<AppearanceSwitches />}>
      <address className={styles["reach"]}>
        {contacts.phones.map(({ text, url }) => (
          <a key={url} href={url} className={styles["phone"]} translate="no">
            {text}
          </a>
        ))}
        {contacts.addresses.slice(0, maxAddresses).map(({ address, hours }) => (
          <a key={address} href="/contacts" className={styles["branch"]}>
            {address}
            {hours && <span>{hours}</span>}
          </a>
        ))}
        {takesBookings(shop) && (
          <Button look="tint" size="s" onClick={bookTable}>
            {t("restaurant.book")}
          </Button>
        )}
      </address>
      <nav aria-label={t("site.categories")} className={styles["list"]}>
        {categories.map((category) => (
          <a key={category.id} href={category.url}>
            {category.name}
          </a>
        ))}
      </nav>
      <nav aria-label={t("site.information")} className={styles["small"]}>
        <AccountLink labelled className={styles["account"]} />
        <LazyInstall />
        {[...menu, ...offers].map(({ title, url }) => (
          <a key={url} href={url}>
            {title}
          </a>
        ))}
        <button type="button" onClick={() => openModal("settings")}>
          {t("site.settings")}
        </button>
      </nav>
    </Dialog>
  );
}
