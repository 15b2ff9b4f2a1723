import type { WireProductRow } from "@skatert/contract";
import { isHalves } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { SizeForm } from "../../../model/dishes/dish-form.ts";
import { MAIN_MENU } from "../../../model/entities/menus.ts";
import { priceText, readPrice } from "../../../model/entities/price-text.ts";
import { NO_LIMIT } from "../../../model/groups/group-form.ts";
import { newUse, optionUse, type UseForm, withOptionUse } from "../../../model/groups/group-use.ts";
import type { MenuGroup } from "../../../model/groups/menu-groups.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import groupCss from "../../choosing/groups/groups.module.css";
import css from "../fields/fields.module.css";

export interface GroupUseFieldsProps {
  readonly use: UseForm;
  /** Its place in the sheet. */
  readonly at: number;
  readonly group: MenuGroup;
  readonly dishes: readonly WireProductRow[];
  readonly sizes: readonly SizeForm[];
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (use: UseForm) => void;
}

/** What this dish alone replaces of a group: sizes, limits, options with prices. An empty field: as in all dishes. */
export function GroupUseFields(props: GroupUseFieldsProps) {
  const { use, group, sizes, onChange } = props;
  const { t } = useI18n();
  const hasLimits = group.group.kind !== "remove" && !isHalves(group.group.kind);
  return (
    <div className={screen.form}>
      <p className={screen.quiet}>{t("groups.own.hint")}</p>
      {sizes.length > 0 && (
        <fieldset className={screen.group}>
          <legend className={screen.legend}>{t("groups.own.sizes")}</legend>
          <div className={css.checks}>
            {sizes.map(({ id, name }, index) => (
              <Checkbox
                key={id}
                isSelected={use.sizes.length === 0 || use.sizes.includes(id)}
                onChange={(isOn) => onChange({ ...use, sizes: toggled(use, id, isOn, sizes) })}
              >
                {name || t("dish.size.number", { number: index + 1 })}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      {hasLimits && <OwnLimits {...props} />}
      {group.group.options.map(({ id }) => (
        <OwnOption key={id} id={id} {...props} />
      ))}
      <div>
        <Button
          look="quiet"
          onPress={() => onChange(newUse(use.group))}
          aria-label={t("groups.own.reset.of", { name: group.name })}
        >
          {t("groups.own.reset")}
        </Button>
      </div>
    </div>
  );
}

/** All sizes are written as none, so that a new size has the group too. The last one cannot be taken off. */
function toggled(use: UseForm, id: string, isOn: boolean, sizes: readonly SizeForm[]): readonly string[] {
  const all = sizes.map((size) => size.id);
  const now = use.sizes.length === 0 ? all : use.sizes;
  const next = all.filter((each) => (each === id ? isOn : now.includes(each)));
  return next.length === all.length ? [] : next.length === 0 ? use.sizes : next;
}

/** Limits of this dish, each beside what holds in all dishes. */
function OwnLimits({ use, at, group: { group }, errorOf, onChange }: GroupUseFieldsProps) {
  const { t } = useI18n();
  const usual = (text: string) => t("groups.own.usual", { value: text === NO_LIMIT ? t("groups.max.none") : text });
  return (
    <div className={groupCss.limits}>
      <TextField
        label={t("groups.min")}
        hint={usual(group.min)}
        inputMode="numeric"
        maxLength={3}
        value={use.min}
        onChange={(min) => onChange({ ...use, min })}
        error={errorOf(`groups.${at}.min`)}
        data-field={`groups.${at}.min`}
      />
      <div className={groupCss.limit}>
        {use.max === NO_LIMIT ? (
          <p className={groupCss.label}>{t("groups.max")}</p>
        ) : (
          <TextField
            label={t("groups.max")}
            hint={usual(group.max)}
            inputMode="numeric"
            maxLength={3}
            value={use.max}
            onChange={(max) => onChange({ ...use, max })}
            error={errorOf(`groups.${at}.max`)}
            data-field={`groups.${at}.max`}
          />
        )}
        <Checkbox
          isSelected={use.max === NO_LIMIT}
          onChange={(isOn) => onChange({ ...use, max: isOn ? NO_LIMIT : "" })}
        >
          {t("groups.max.none")}
        </Checkbox>
      </div>
      {group.kind === "add" && (
        <TextField
          label={t("groups.free")}
          hint={usual(group.free)}
          inputMode="numeric"
          maxLength={3}
          value={use.free}
          onChange={(free) => onChange({ ...use, free })}
          error={errorOf(`groups.${at}.free`)}
          data-field={`groups.${at}.free`}
        />
      )}
    </div>
  );
}

/** Whether this dish has an option, and at which price. */
function OwnOption({ id, use, at, group: { group }, dishes, errorOf, onChange }: GroupUseFieldsProps & { id: string }) {
  const { t } = useI18n();
  const own = optionUse(use, id);
  const dish = dishes.find((each) => each.id === id);
  const name = dish?.name ?? `№ ${id}`;
  const put = (part: Partial<typeof own>) => onChange(withOptionUse(use, id, part));
  const error = (field: string) => errorOf(`groups.${at}.options.${id}.${field}`);
  const usual = group.options.find((option) => option.id === id);
  const alone = group.kind === "set" ? "0" : priceText(dish?.prices[MAIN_MENU]?.price);
  const usualPrice = usual === undefined || usual.price === "" ? alone : usual.price;
  const isPriced = group.kind === "add" || group.kind === "set";
  const priceLabel = t(group.kind === "set" ? "groups.option.surcharge" : "groups.option.price");
  return (
    <div className={groupCss.option}>
      <Checkbox isSelected={own.isOffered} onChange={(isOffered) => put({ isOffered })}>
        {t("groups.own.offered", { name })}
      </Checkbox>
      {own.isOffered && isPriced && (
        <>
          <div className={groupCss.optionFields}>
            <TextField
              label={priceLabel}
              aria-label={`${priceLabel}: ${name}`}
              inputMode="decimal"
              maxLength={20}
              value={own.price}
              placeholder={usualPrice}
              onChange={(price) => put({ price })}
              error={error("price")}
            />
            <TextField
              label={t("groups.option.max")}
              aria-label={`${t("groups.option.max")}: ${name}`}
              inputMode="numeric"
              maxLength={3}
              value={own.max}
              placeholder={usual?.max ?? ""}
              onChange={(max) => put({ max })}
              error={error("max")}
            />
            <TextField
              label={t("groups.option.preset")}
              aria-label={`${t("groups.option.preset")}: ${name}`}
              inputMode="numeric"
              maxLength={3}
              value={own.preset}
              placeholder={usual?.preset ?? ""}
              onChange={(preset) => put({ preset })}
              error={error("preset")}
            />
          </div>
          <Checkbox
            isSelected={readPrice(own.price) === 0}
            onChange={(isIncluded) => put({ price: isIncluded ? "0" : "" })}
          >
            {t("groups.included")}
          </Checkbox>
        </>
      )}
    </div>
  );
}
