import { useI18n } from "../../../i18n/i18n-context.tsx";
import { withoutSize, withSizeUp } from "../../../model/dishes/change-sizes.ts";
import type { SizeForm } from "../../../model/dishes/dish-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import choosing from "../../choosing/choosing.module.css";
import type { PartProps } from "../editor/part-props.ts";
import css from "../fields/fields.module.css";
import { menuName } from "../fields/menu-name.ts";
import { PriceFields } from "../fields/price-fields.tsx";

interface SizeCardProps extends PartProps {
  readonly at: number;
}

/** A size: name, weight, prices in every menu, and buttons that reorder it. */
export function SizeCard({ form, change, errorOf, options, at }: SizeCardProps) {
  const { t } = useI18n();
  const size = form.sizes[at];
  if (size === undefined) return null;
  const put = (part: Partial<SizeForm>) => change({ sizes: replaced(form.sizes, at, part) });
  const path = `sizes.${at}.`;
  const name = size.name || t("dish.size.number", { number: at + 1 });
  return (
    <fieldset className={css.card}>
      <legend className={screen.legend}>{name}</legend>
      <div className={css.pair}>
        <TextField
          label={t("dish.size.name")}
          maxLength={60}
          value={size.name}
          onChange={(text) => put({ name: text })}
          error={errorOf(`${path}name`)}
        />
        <TextField
          label={t("dish.size.weight", { unit: form.unit || "–" })}
          maxLength={40}
          value={size.weight}
          onChange={(weight) => put({ weight })}
          error={errorOf(`${path}weight`)}
        />
      </div>
      <PriceFields prices={size} onChange={put} path={path} errorOf={errorOf} />
      <SizeMenus {...{ form, size, put, path, errorOf, options }} />
      <div className={choosing.picked}>
        <Checkbox isSelected={size.isInStock} onChange={(isInStock) => put({ isInStock })}>
          {t("dish.size.inStock")}
        </Checkbox>
        <span className={css.order}>
          <Button
            look="quiet"
            isDisabled={at === 0}
            aria-label={t("dish.up.of", { name })}
            onPress={() => change(withSizeUp(form, at))}
          >
            ↑
          </Button>
          <Button look="quiet" aria-label={t("dish.remove.of", { name })} onPress={() => change(withoutSize(form, at))}>
            {t("dish.remove")}
          </Button>
        </span>
      </div>
    </fieldset>
  );
}

interface SizeMenusProps extends Pick<PartProps, "form" | "errorOf" | "options"> {
  readonly size: SizeForm;
  readonly put: (part: Partial<SizeForm>) => void;
  readonly path: string;
}

/** The size's prices in branches with their own menu. */
function SizeMenus({ form, size, put, path, errorOf, options }: SizeMenusProps) {
  const { t } = useI18n();
  return form.menus.map(({ menu, hasDish }, index) => {
    const prices = size.menus[index];
    if (!hasDish || prices === undefined) return null;
    return (
      <PriceFields
        key={menu}
        of={menuName(menu, options.branches)}
        hint={t("dish.size.menu.hint")}
        prices={prices}
        onChange={(part) => put({ menus: replaced(size.menus, index, part) })}
        path={`${path}menus.${index}.`}
        errorOf={errorOf}
      />
    );
  });
}

function replaced<Entry extends object>(list: readonly Entry[], at: number, part: Partial<Entry>): readonly Entry[] {
  return list.map((entry, index) => (index === at ? { ...entry, ...part } : entry));
}
