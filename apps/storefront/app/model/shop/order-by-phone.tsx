import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { openModal } from "../page/modals.ts";
import styles from "./order-by-phone.module.css";
import { useShop } from "./shop-context.tsx";

/** In place of the order button before a host that takes no orders: the reason, the phones and a call back. */
export function OrderByPhone() {
  const { t } = useI18n();
  const { contacts, lacks } = useShop();
  return (
    <div className={styles["ways"]}>
      <Notice>{t("cart.byPhone")}</Notice>
      {contacts.phones.map(({ text, url }) => (
        <a
          key={url}
          href={url}
          className={buttonClass("action", "l", true)}
          aria-label={t("site.call", { phone: text })}
        >
          {text}
        </a>
      ))}
      {!lacks.includes("requests") && (
        <Button look="tint" size="l" wide onClick={() => openModal("request")}>
          {t("site.callMe")}
        </Button>
      )}
      {contacts.phones.length === 0 && (
        <a href="/contacts" className={buttonClass("tint", "l", true)}>
          {t("site.contacts")}
        </a>
      )}
    </div>
  );
}
