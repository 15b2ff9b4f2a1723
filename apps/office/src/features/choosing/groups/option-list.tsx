import type { WireProductRow } from "@skatert/contract";
import { isHalves } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { movedUp } from "../../../model/dishes/change-sizes.ts";
import { MAIN_MENU } from "../../../model/entities/menus.ts";
import { priceText, readPrice } from "../../../model/entities/price-text.ts";
import type { GroupForm, OptionForm } from "../../../model/groups/group-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import choosing from "../choosing.module.css";
import css from "./groups.module.css";
import { type Languages, OptionAdder } from "./option-adder.tsx";

export interface OptionListProps {
  readonly group: GroupForm;
  readonly onChange: (options: readonly OptionForm[]) => void;
  /** Every dish of the draft. */
  readonly dishes: readonly WireProductRow[];
  readonly languages: Languages;
  readonly errorOf: (field: string) => string | null;
}

/** What a group offers, in the order of the sheet, and the fields that add more. */
export function OptionList({ group, onChange, dishes, languages, errorOf }: OptionListProps) {
  const { t } = useI18n();
  const { options, kind } = group;
  const put = (at: number, part: Partial<OptionForm>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...part } : option)));
  return (
    <FieldGroup legend={t("groups.options")} data-field="options" error={errorOf("options")}>
      <ol className={css.options}>
        {options.map((option, at) => {
          const dish = dishes.find(({ id }) => id === option.id);
          const name = option.id === "" ? option.name : (dish?.name ?? `№ ${option.id}`);
          return (
            <li key={option.key} className={css.option}>
              <div className={choosing.picked}>
                <span>
                  {name}
                  {option.id === "" && <span className={screen.quiet}> · {t("groups.option.new")}</span>}
                </span>
                <span className={css.order}>
                  <Button
                    look="quiet"
                    isDisabled={at === 0}
                    aria-label={t("dish.up.of", { name })}
                    onPress={() => onChange(movedUp(options, at))}
                  >
                    ↑
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={t("dish.remove.of", { name })}
                    onPress={() => onChange(options.filter((_, index) => index !== at))}
                  >
                    {t("dish.remove")}
                  </Button>
                </span>
              </div>
              {kind !== "remove" && !isHalves(kind) && (
                <OptionFields
                  {...{ option, name, dish, kind }}
                  onChange={(part) => put(at, part)}
                  errorOf={(field) => errorOf(`options.${at}.${field}`)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <OptionAdder {...{ group, dishes, languages }} onAdd={(option) => onChange([...options, option])} />
    </FieldGroup>
  );
}

interface OptionFieldsProps extends Pick<OptionListProps, "errorOf"> {
  readonly option: OptionForm;
  readonly name: string;
  readonly dish: WireProductRow | undefined;
  readonly kind: GroupForm["kind"];
  readonly onChange: (part: Partial<OptionForm>) => void;
}

function OptionFields({ option, name, dish, kind, onChange, errorOf }: OptionFieldsProps) {
  const { t } = useI18n();
  const own = priceText(dish?.prices[MAIN_MENU]?.price);
  const isSet = kind === "set";
  const priceLabel = t(isSet ? "groups.option.surcharge" : "groups.option.price");
  const hint = isSet ? "groups.option.surcharge.hint" : "groups.option.price.own";
  return (
    <>
      <div className={css.optionFields}>
        <TextField
          label={priceLabel}
          aria-label={`${priceLabel}: ${name}`}
          inputMode="decimal"
          maxLength={20}
          value={option.price}
          onChange={(price) => onChange({ price })}
          {...(isSet || own !== "" ? { placeholder: isSet ? "0" : own, hint: t(hint) } : {})}
          error={errorOf("price")}
        />
        <TextField
          label={t("groups.option.max")}
          aria-label={`${t("groups.option.max")}: ${name}`}
          inputMode="numeric"
          maxLength={3}
          value={option.max}
          onChange={(max) => onChange({ max })}
          error={errorOf("max")}
        />
        <TextField
          label={t("groups.option.preset")}
          aria-label={`${t("groups.option.preset")}: ${name}`}
          inputMode="numeric"
          maxLength={3}
          value={option.preset}
          onChange={(preset) => onChange({ preset })}
          error={errorOf("preset")}
        />
        {kind === "set" && dish !== undefined && dish.sizes.length > 0 && (
          <Select
            label={t("groups.option.size")}
            value={option.size === "" ? "same" : option.size}
            onChange={(size) => onChange({ size: size === "same" ? "" : size })}
            choices={[
              { value: "same", label: t("groups.option.size.same") },
              ...dish.sizes.map((size) => ({ value: size.id, label: size.name })),
            ]}
          />
        )}
      </div>
      {!isSet && (
        <Checkbox
          isSelected={readPrice(option.price) === 0}
          onChange={(isIncluded) => onChange({ price: isIncluded ? "0" : "" })}
        >
          {t("groups.included")}
        </Checkbox>
      )}
    </>
  );
}
