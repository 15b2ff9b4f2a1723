import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { BENEFITS, type GiftRow } from "../../../../model/promotions/form/promotion-form.ts";
import { isThere } from "../../../../model/promotions/states/promotion-shop.ts";
import { Button } from "../../../../ui/button.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { DishFinder } from "../../../choosing/dish-finder.tsx";
import type { PartProps } from "../part-props.ts";
import css from "../promotion-editor.module.css";

const AMOUNTS = {
  percent: "promo.edit.percent",
  fixed_cart: "promo.edit.off",
  free_gift: "promo.edit.giftPrice",
} as const;

/** What the guest gets: a percentage, a sum, or one of some gifts. */
export function BenefitPart(props: PartProps) {
  const { form, change, errorOf } = props;
  const { t } = useI18n();
  const isGift = form.benefit === "free_gift";
  return (
    <>
      <Choices
        label={t("promo.edit.kind")}
        value={form.benefit}
        onChange={(benefit) => change({ benefit })}
        choices={BENEFITS.map((value) => ({ value, label: t(`promo.edit.kind.${value}`) }))}
      />
      <TextField
        label={t(AMOUNTS[form.benefit])}
        inputMode="decimal"
        maxLength={20}
        value={form.amount}
        onChange={(amount) => change({ amount })}
        error={errorOf("amount")}
        data-field="amount"
        {...(isGift ? { hint: t("promo.edit.giftPrice.hint") } : {})}
      />
      {isGift && <Gifts {...props} />}
    </>
  );
}

function Gifts({ form, change, errorOf, shop }: PartProps) {
  const { t } = useI18n();
  const put = (at: number, part: Partial<GiftRow>) =>
    change({ gifts: form.gifts.map((gift, index) => (index === at ? { ...gift, ...part } : gift)) });
  return (
    <FieldGroup legend={t("promo.edit.gifts")} data-field="gifts" error={errorOf("gifts")}>
      {form.gifts.map(({ dish, size, count }, at) => {
        const row = shop.dishes.find(({ id }) => id === dish);
        const name = row?.name ?? `№ ${dish}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be a gift in two sizes
          <div key={at} className={css.entry}>
            <span className={css.grow}>{name}</span>
            {row !== undefined && row.sizes.length > 0 && (
              <Select
                label={t("promo.edit.gift.size", { name })}
                value={size === "" ? "none" : size}
                onChange={(next) => put(at, { size: next === "none" ? "" : next })}
                choices={[
                  // The shop does not give a dish with sizes without one: shown only while it is so.
                  ...(size === "" ? [{ value: "none", label: t("promo.edit.gift.anySize") }] : []),
                  ...row.sizes.map((each) => ({ value: each.id, label: each.name })),
                ]}
              />
            )}
            <TextField
              label={t("promo.edit.rule.count")}
              aria-label={t("promo.edit.gift.count", { name })}
              inputMode="numeric"
              maxLength={9}
              value={count}
              onChange={(next) => put(at, { count: next })}
            />
            <Button
              look="quiet"
              aria-label={t("promo.edit.remove", { name })}
              onPress={() => change({ gifts: form.gifts.toSpliced(at, 1) })}
            >
              {t("promo.edit.removeIt")}
            </Button>
          </div>
        );
      })}
      <DishFinder
        label={t("promo.edit.gifts.find")}
        dishes={shop.dishes.filter(isThere)}
        onChoose={({ id, sizes }) =>
          change({ gifts: [...form.gifts, { dish: id, size: sizes[0]?.id ?? "", count: "1", entry: {} }] })
        }
      />
    </FieldGroup>
  );
}
