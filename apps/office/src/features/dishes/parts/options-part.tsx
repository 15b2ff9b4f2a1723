import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { withSize } from "../../../model/dishes/change-sizes.ts";
import { allProductsQuery } from "../../../model/entities/list-queries.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PartProps } from "../editor/part-props.ts";
import { ComboField } from "./combo-field.tsx";
import { GroupsField } from "./groups-field.tsx";
import { SizeCard } from "./size-card.tsx";
import { SupplementsField } from "./supplements-field.tsx";

const maxSizes = 50;

/** Options of the dish: sizes, groups of choices, supplements, and the dishes of a combo. */
export function OptionsPart(props: PartProps) {
  const { t } = useI18n();
  const { form, change, dishId, errorOf } = props;
  const dishes = useQuery(allProductsQuery).data ?? [];
  return (
    <div className={screen.part}>
      <section className={screen.panel} aria-labelledby="dish-sizes">
        <h3 id="dish-sizes" className={screen.heading}>
          {t("dish.sizes")}
        </h3>
        {form.sizes.length === 0 ? (
          <p className={screen.quiet}>{t("dish.sizes.none")}</p>
        ) : (
          <TextField
            label={t("dish.sizes.title")}
            hint={t("dish.sizes.title.hint")}
            maxLength={60}
            value={form.sizeTitle}
            onChange={(sizeTitle) => change({ sizeTitle })}
            error={errorOf("sizeTitle")}
          />
        )}
        {form.sizes.map((size, at) => (
          <SizeCard key={size.id} at={at} {...props} />
        ))}
        <div>
          <Button
            isDisabled={form.sizes.length >= maxSizes}
            onPress={() => change(withSize(form, dishId, t("dish.sizes.usual")))}
          >
            {t("dish.sizes.add")}
          </Button>
        </div>
      </section>
      <GroupsField {...props} dishes={dishes} />
      <SupplementsField {...props} dishes={dishes} />
      <ComboField {...props} dishes={dishes} />
    </div>
  );
}
