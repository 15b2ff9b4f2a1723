import { useI18n } from "../../i18n/i18n-context.tsx";
import { openModal } from "../../model/page/modals.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AccountLink } from "./account-link.tsx";
import { AppearanceSwitches } from "./appearance-switches.tsx";
import styles from "./burger-modal.module.css";
import { LazyInstall } from "./lazy-install.tsx";

/** The mobile menu: sections, pages, contacts, language and theme. */
export default function BurgerModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { name, categories, menu, footerMenu, contacts } = useShop();
  const offers = footerMenu
    .flatMap(({ title, url, links }) => [{ title, url: url ?? "" }, ...links])
    .filter(({ url }) => url === "/promocodes");
  return (
    <Dialog title={name} shape="drawer" onClose={onClose} footer={<AppearanceSwitches />}>
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
        {contacts.phones.map(({ text, url }) => (
          <a key={url} href={url} translate="no">
            {text}
          </a>
        ))}
        <button type="button" onClick={() => openModal("settings")}>
          {t("site.settings")}
        </button>
      </nav>
    </Dialog>
  );
}
