import type { FreeLimit } from "@skatert/domain";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { contentText } from "../../../model/catalog/dish-content.ts";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Price } from "../../../ui/text/price.tsx";
import type { DishSupplement, SupplementGroup } from "../card/dish.ts";
import { freeAllowance } from "./free-allowance.ts";
import styles from "./supplement-picker.module.css";
import { supplementStop } from "./supplement-stop.ts";

export interface SupplementPickerProps {
  readonly group: SupplementGroup;
  readonly freeLimits: readonly FreeLimit[];
  readonly counts: Readonly<Record<number, number>>;
  /** Allergens that the guest's filter excludes. */
  readonly without: readonly string[];
  readonly onChange: (supplementId: number, count: number) => void;
}

/** Supplements with their allergens and counters, and the number of free ones as text. */
export function SupplementPicker({ group, freeLimits, counts, without, onChange }: SupplementPickerProps) {
  const { t } = useI18n();
  const id = useId();
  const free = freeAllowance(group, freeLimits, counts);
  return (
    <section aria-labelledby={id}>
      <header className={styles["header"]}>
        <h3 id={id}>{group.name ?? t("dish.supplements")}</h3>
        {free && (
          <p className={styles["free"]} aria-live="polite">
            {free.used === 0
              ? t("dish.freeLimit", { count: free.total })
              : t("dish.freeLeft", { count: Math.max(0, free.total - free.used) })}
          </p>
        )}
      </header>
      <ul>
        {group.items.map((item) => (
          <SupplementRow
            key={item.id}
            item={item}
            count={counts[item.id] ?? 0}
            excluded={item.allergens.filter((allergen) => without.includes(allergen))}
            onChange={(count) => onChange(item.id, count)}
          />
        ))}
      </ul>
    </section>
  );
}

interface SupplementRowProps {
  readonly item: DishSupplement;
  readonly count: number;
  readonly excluded: readonly string[];
  readonly onChange: (count: number) => void;
}

function SupplementRow({ item, count, excluded, onChange }: SupplementRowProps) {
  const i18n = useI18n();
  const id = useId();
  const stopped = useStopList((list) => supplementStop(list, item.id));
  const content = contentText({ measure: { kind: "piece" }, netContent: item.weight }, i18n);
  return (
    <li className={styles["row"]}>
      <span className={styles["name"]} data-supplement={item.id}>
        {stopped === undefined ? item.name : <s>{item.name}</s>}
        {content && <small> {content}</small>}
        {item.allergens.length > 0 && (
          <span id={id} className={styles["allergens"]}>
            {i18n.t("site.labelled", { label: i18n.t("dish.allergens"), value: i18n.joinNames(item.allergens) })}
            {excluded.length > 0 && (
              <strong className={styles["excluded"]}>
                {i18n.t("dish.excluded", { names: i18n.joinNames(excluded) })}
              </strong>
            )}
          </span>
        )}
      </span>
      {stopped === undefined && <Price amount={item.price} className={styles["price"]} />}
      {stopped !== undefined && count === 0 ? (
        <small>{stopped || i18n.t("dish.soldOut")}</small>
      ) : count === 0 ? (
        <IconButton
          icon="plus"
          label={i18n.t("dish.more", { name: item.name })}
          className={styles["plus"]}
          aria-describedby={item.allergens.length > 0 ? id : undefined}
          onClick={() => onChange(1)}
        />
      ) : (
        <Stepper
          name={item.name}
          value={String(count)}
          onFewer={() => onChange(count - 1)}
          onMore={() => onChange(count + 1)}
        />
      )}
    </li>
  );
}
