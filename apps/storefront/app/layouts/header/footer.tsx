import { useI18n } from "../../i18n/i18n-context.tsx";
import { bookTable, takesBookings } from "../../model/bookings/book-table.ts";
import { openModal } from "../../model/page/modals.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./footer.module.css";

/** Texts, links and contacts of the shop at the end of every page. */
export function Footer() {
  const { t } = useI18n();
  const shop = useShop();
  const { footer, footerMenu, contacts, name, pageTypes, lacks } = shop;
  return (
    <footer className={styles["footer"]} data-pictured={footer?.picture ? true : undefined}>
      {footer?.picture && (
        <div className={styles["picture"]}>
          <Picture picture={footer.picture} sizes="100vw" alt="" className="later" />
        </div>
      )}
      <div className={styles["inner"]}>
        <div className={styles["about"]}>
          <p className={styles["name"]} translate="no">
            {footer?.title || name}
          </p>
          {footer?.text && <p>{footer.text}</p>}
        </div>
        {footerMenu.map((group) => (
          <nav key={group.title} aria-label={group.title} className={styles["group"]}>
            <p className={styles["heading"]}>{group.title}</p>
            {[...(group.url ? [{ title: group.title, url: group.url }] : []), ...group.links].map(({ title, url }) => (
              <a key={url} href={url}>
                {title}
              </a>
            ))}
          </nav>
        ))}
        <address className={styles["group"]}>
          <p className={styles["heading"]}>{t("site.contacts")}</p>
          {contacts.phones.map(({ text, url }) => (
            <a key={url} href={url} translate="no">
              {text}
            </a>
          ))}
          {!lacks.includes("requests") && (
            <button type="button" onClick={() => openModal("request")}>
              {t("site.callMe")}
            </button>
          )}
          {takesBookings(shop) && (
            <button type="button" onClick={bookTable}>
              {t("restaurant.book")}
            </button>
          )}
          {contacts.emails.map(({ text, url }) => (
            <a key={url} href={url} translate="no">
              {text}
            </a>
          ))}
          {contacts.social.map(({ title, url }) => (
            <a key={url} href={url} rel="noopener">
              {title}
            </a>
          ))}
        </address>
        <div className={styles["choices"]}>
          <Button look="outline" size="s" onClick={() => openModal("settings")}>
            {t("site.settings")}
          </Button>
          {pageTypes.length > 1 && (
            <Button look="outline" size="s" onClick={() => openModal("layout")}>
              {t("site.pageType")}
            </Button>
          )}
        </div>
        {contacts.legal && <p className={styles["legal"]}>{contacts.legal}</p>}
      </div>
    </footer>
  );
}
