import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { forgetLostLines, takeBack, useLostLines } from "../../../model/cart/lost-lines.ts";
import type { SimilarDish } from "../../../model/cart/similar-dish.ts";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import styles from "./lost-dishes.module.css";

/** Dishes that sold out while the order was sent: each named, with an undo and a similar dish (ERR-5). */
export function LostDishes() {
  const { t, formatPrice } = useI18n();
  const lines = useLostLines((state) => state.lines);
  const similar = useSimilarDishes([...new Set(lines.map(({ productId }) => productId))]);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("checkout.lost.title")} className={styles["lost"]}>
      <p className={styles["title"]}>{t("checkout.lost.title")}</p>
      <ul className={styles["list"]}>
        {lines.map((line) => {
          const instead = similar.find(({ of }) => of === line.productId);
          return (
            <li key={line.key} className={styles["dish"]}>
              <span>{t("checkout.lost.line", { name: line.name })}</span>
              <span className={styles["ways"]}>
                <Button look="outline" size="s" onClick={() => takeBack(line)}>
                  {t("checkout.lost.undo")}
                </Button>
                {instead && (
                  <a href={`?product_id=${instead.id}`} className={buttonClass("tint", "s")}>
                    {t("checkout.lost.similar", { name: instead.name, price: formatPrice(instead.price) })}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <Button look="quiet" size="s" className={styles["read"]} onClick={forgetLostLines}>
        {t("cart.changesRead")}
      </Button>
    </section>
  );
}

/** Similar dishes of the branch. Empty until the answer, or if it fails. */
function useSimilarDishes(ids: readonly number[]): readonly SimilarDish[] {
  const [similar, setSimilar] = useState<readonly SimilarDish[]>([]);
  const list = ids.join(",");
  useEffect(() => {
    if (list === "") return;
    const stop = new AbortController();
    fetchPayload<readonly SimilarDish[]>("similar-dishes", `/similar-dishes/${list}`, stop.signal).then(
      setSimilar,
      // Ignore a failure: the notice and its undo work without them.
      () => undefined,
    );
    return () => stop.abort();
  }, [list]);
  return similar;
}
