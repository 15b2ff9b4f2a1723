import type { CartLine } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { quantityText } from "../../model/cart/quantity-text.ts";
import type { GroupPersonView } from "../../model/group-order/group-data.ts";
import { dishesSum } from "../../model/group-order/mine.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/text/price.tsx";
import styles from "./group-order.module.css";

export interface PersonListProps {
  readonly people: readonly Pick<GroupPersonView, "id" | "name" | "done" | "lines" | "gone">[];
  /** Null: no person can be removed now. */
  readonly onRemove: ((person: Pick<GroupPersonView, "id">) => void) | null;
}

/** The people with their dishes and sums. */
export function PersonList({ people, onRemove }: PersonListProps) {
  const { t } = useI18n();
  return (
    <ul className={styles["people"]}>
      {people.map((person) => (
        <li key={person.id} className={styles["person"]}>
          <div className={styles["head"]}>
            <span className={styles["name"]}>{person.name}</span>
            {person.done && (
              <span className={styles["done"]}>
                <Icon name="check" size={16} />
                {t("group.ready")}
              </span>
            )}
            <Price amount={dishesSum(person.lines)} className={styles["sum"]} />
            {onRemove !== null && person.id > 0 && (
              <IconButton
                icon="close"
                label={t("cart.remove", { name: person.name })}
                onClick={() => onRemove(person)}
              />
            )}
          </div>
          <DishNames lines={person.lines} gone={person.gone} />
        </li>
      ))}
    </ul>
  );
}

function DishNames({ lines, gone }: { readonly lines: readonly CartLine[]; readonly gone: readonly string[] }) {
  const i18n = useI18n();
  const names = lines.map((line) => `${line.name} × ${quantityText(line.quantity, line.measure, i18n)}`);
  return (
    <>
      <p className={styles["dishes"]}>{names.join(", ") || i18n.t("group.choosing")}</p>
      {gone.length > 0 && <p className={styles["gone"]}>{i18n.t("group.gone", { dishes: gone.join(", ") })}</p>}
    </>
  );
}
