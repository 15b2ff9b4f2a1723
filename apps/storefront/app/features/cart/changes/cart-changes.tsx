import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./cart-changes.module.css";
import { changeText } from "./change-text.ts";

/** Changes of the cart by a new address or a quote, dish by dish, until they are read (CART-4, ERR-5, MENU-15). */
export function CartChanges() {
  const i18n = useI18n();
  const { t } = i18n;
  const changes = useCart((state) => state.changes);
  const lines = useCart((state) => state.lines);
  if (changes.length === 0) return null;
  const isByAddress = changes.some(({ kind }) => kind !== "note-dropped");
  return (
    <section role="alert" className={styles["changes"]}>
      <p className={styles["title"]}>{t(isByAddress ? "cart.changesTitle" : "cart.changesOther")}</p>
      <ul className={styles["list"]}>
        {changes.map((change) => (
          <li key={`${change.key} ${change.kind}`}>{changeText(change, lines, i18n)}</li>
        ))}
      </ul>
      <Button look="quiet" size="s" className={styles["read"]} onClick={useCart.getState().dismissChanges}>
        {t("cart.changesRead")}
      </Button>
    </section>
  );
}
