import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { categoriesQuery } from "../../../model/entities/list-queries.ts";
import { useTypedText } from "../../../platform/location/use-typed-text.ts";
import { Choices } from "../../../ui/fields/choices.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { DishesAsked, DishState } from "../use-dishes-asked.ts";
import css from "./list.module.css";

const STATES: readonly DishState[] = ["menu", "changed", "archived"];
const everyCategory = "all";

/** Filters of the list of dishes. */
export function DishFilters({ asked }: { readonly asked: DishesAsked }) {
  const { t } = useI18n();
  const categories = useQuery(categoriesQuery);
  const [q, type] = useTypedText(asked.q, (text) => asked.set("q", text));
  return (
    <search className={css.filters}>
      <TextField type="search" label={t("dishes.search")} value={q} onChange={type} maxLength={100} />
      <Select
        label={t("dishes.category")}
        value={asked.category === "" ? everyCategory : asked.category}
        onChange={(id) => asked.set("category", id === everyCategory ? "" : id)}
        choices={[
          { value: everyCategory, label: t("dishes.category.all") },
          ...(categories.data?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Choices
        label={t("dishes.state")}
        value={asked.state}
        onChange={(state) => asked.set("state", state === "menu" ? "" : state)}
        choices={STATES.map((value) => ({ value, label: t(`dishes.state.${value}`) }))}
      />
    </search>
  );
}
