import { useI18n } from "../../../i18n/i18n-context.tsx";
import { PROMOTION_STATES } from "../../../model/promotions/states/promotion-standing.ts";
import { useTypedText } from "../../../platform/location/use-typed-text.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PromotionsAsked } from "./use-promotions-asked.ts";

const everyState = "all";

export function PromotionFilters({ asked }: { readonly asked: PromotionsAsked }) {
  const { t } = useI18n();
  const [q, type] = useTypedText(asked.q, (text) => asked.set("q", text));
  return (
    <search className={screen.filters}>
      <TextField type="search" label={t("promo.list.search")} value={q} onChange={type} maxLength={100} />
      <Select
        label={t("promo.list.state")}
        value={asked.state ?? everyState}
        onChange={(state) => asked.set("state", state === everyState ? "" : state)}
        choices={[
          { value: everyState, label: t("promo.list.state.all") },
          ...PROMOTION_STATES.map((value) => ({ value, label: t(`promo.state.${value}`) })),
        ]}
      />
    </search>
  );
}
