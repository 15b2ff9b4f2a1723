import { useI18n } from "../../i18n/i18n-context.tsx";
import { useGroup } from "../../model/group-order/group-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { usePlace } from "../../model/place/place-store.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./group-entry.module.css";

/**
 * Button in the cart that starts a group order. Absent if the host has no group orders, and for a guest of
 * one.
 */
export function GroupEntry() {
  const { t } = useI18n();
  const { flags } = useShop();
  const hasPlace = usePlace(({ place }) => place !== null);
  const role = useGroup(({ own }) => own?.role ?? null);
  if (!flags.groupOrders || !hasPlace || role === "guest") return null;
  return (
    <button type="button" className={styles["entry"]} onClick={() => openModal("group-order")}>
      <Icon name="user" size={20} />
      <span>{t("group.title")}</span>
      <Icon name="right" size={20} />
    </button>
  );
}
