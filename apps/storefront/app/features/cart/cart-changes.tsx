import type { CartChange } from "@skatert/domain";
import type { Translate } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../state/cart-store.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./cart-changes.module.css";

/** What a new address has done to the cart, dish by dish, until it is read (CART-4, ERR-5). */
export function CartChanges() {
  const { t } = useI18n();
  const changes = useCart((state) => state.changes);
  if (changes.length === 0) return null;
  return (
    <section role="alert" className={styles["changes"]}>
      <p className={styles["title"]}>{t("cart.changesTitle")}</p>
      <ul className={styles["list"]}>
        {changes.map((change) => (
          <li key={`${change.key} ${change.kind}`}>{changeText(change, t)}</li>
        ))}
      </ul>
      <Button look="quiet" size="s" className={styles["read"]} onClick={useCart.getState().dismissChanges}>
        {t("cart.changesRead")}
      </Button>
    </section>
  );
}

function changeText(change: CartChange, t: Translate): string {
  const { name } = change;
  if (change.kind === "trimmed") return t("cart.change.trimmed", { name, from: change.from, to: change.to });
  return t(change.why === "sold-out" ? "cart.change.soldOut" : "cart.change.missing", { name });
}
