import type { PriceOrder } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import chip from "../../../ui/lists/chip.module.css";
import styles from "../sections/category-menu.module.css";

const names: readonly { readonly value: string; readonly order: PriceOrder | null; readonly name: PlainKey }[] = [
  { value: "", order: null, name: "menu.sort.default" },
  { value: "asc", order: "ascending", name: "menu.sort.priceAsc" },
  { value: "desc", order: "descending", name: "menu.sort.priceDesc" },
];

export interface SortSelectProps {
  readonly order: PriceOrder | null;
  readonly onChange: (order: PriceOrder | null) => void;
}

/** The order of the dishes: a native select that looks like a chip. */
export function SortSelect({ order, onChange }: SortSelectProps) {
  const { t } = useI18n();
  const current = names.find((each) => each.order === order) ?? names[0];
  return (
    <label className={classNames(chip["chip"], styles["select"])}>
      <span className="visually-hidden">{t("menu.sort")}</span>
      <span aria-hidden="true">{current && t(current.name)}</span>
      <Icon name="down" size={16} />
      <select
        value={current?.value}
        onChange={({ target }) => onChange(names.find(({ value }) => value === target.value)?.order ?? null)}
      >
        {names.map(({ value, name }) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
