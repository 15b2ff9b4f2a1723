import { useI18n } from "../../../i18n/i18n-context.tsx";
import { withMenu } from "../../../model/dishes/change-menus.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PartProps } from "../editor/part-props.ts";
import css from "../fields/fields.module.css";
import { menuName } from "../fields/menu-name.ts";
import { PriceFields } from "../fields/price-fields.tsx";

interface MenuCardProps extends PartProps {
  readonly at: number;
}

/** The dish in a branch's own menu: whether it is listed, and its prices. */
export function MenuCard({ form, change, errorOf, options, at }: MenuCardProps) {
  const { t } = useI18n();
  const menu = form.menus[at];
  if (menu === undefined) return null;
  const name = menuName(menu.menu, options.branches);
  const sellers = options.branches.filter((branch) => branch.menu === menu.menu);
  const isSold = sellers.some(({ location }) => form.soldAt.includes(String(location)));
  return (
    <div className={css.card}>
      <Checkbox isSelected={menu.hasDish} onChange={(hasDish) => change(withMenu(form, at, hasDish))}>
        {t("dish.menus.has", { name })}
      </Checkbox>
      {menu.hasDish && form.sizes.length === 0 && (
        <PriceFields
          of={name}
          prices={menu}
          onChange={(prices) =>
            change({ menus: form.menus.map((each, index) => (index === at ? { ...each, ...prices } : each)) })
          }
          path={`menus.${at}.`}
          errorOf={errorOf}
        />
      )}
      {menu.hasDish && !isSold && <p className={screen.quiet}>{t("dish.menus.unsold", { name })}</p>}
      {menu.hasDish && form.sizes.length > 0 && <p className={screen.quiet}>{t("dish.menus.sizes")}</p>}
    </div>
  );
}
