import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Badge } from "../../../ui/text/badge.tsx";
import type { DishDetail } from "../card/dish.ts";
import styles from "./dish-facts.module.css";

const nutrients: readonly { readonly name: keyof DishDetail["nutrition"]; readonly title: PlainKey }[] = [
  { name: "calories", title: "dish.calories" },
  { name: "proteins", title: "dish.proteins" },
  { name: "fats", title: "dish.fats" },
  { name: "carbohydrates", title: "dish.carbohydrates" },
];

/** Contents of a set, allergens as marks, nutrition folded. */
export function DishFacts({ product: { comboOf, allergens, nutrition } }: { readonly product: DishDetail }) {
  const { t, formatNumber } = useI18n();
  const known = nutrients.flatMap(({ name, title }) => {
    const value = nutrition[name];
    return value === null ? [] : [{ title, value }];
  });
  return (
    <>
      {comboOf.length > 0 && (
        <section>
          <h3>{t("dish.combo")}</h3>
          <ul className={styles["combo"]}>
            {comboOf.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {allergens.length > 0 && (
        <section className={styles["allergens"]}>
          <h3 className={styles["small"]}>{t("dish.allergens")}</h3>
          <ul>
            {allergens.map((allergen) => (
              <li key={allergen}>
                <Badge tone="neutral">{allergen}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {known.length > 0 && (
        <details className={styles["nutrition"]}>
          <summary>
            {t("dish.nutrition")}
            <Icon name="down" size={18} />
          </summary>
          <dl>
            {known.map(({ title, value }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{formatNumber(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
