import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { allProductsQuery } from "../../../model/entities/list-queries.ts";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { Chip } from "../../choosing/chip.tsx";
import choosing from "../../choosing/choosing.module.css";
import { DishFinder } from "../../choosing/dish-finder.tsx";
import type { EntryPartProps } from "./part-props.ts";

/** The dishes on a supplier's page. */
export function DishesPart({ form, change, errorOf }: EntryPartProps) {
  const { t } = useI18n();
  const { data } = useQuery(allProductsQuery);
  const ids = form.lists["dishes"] ?? [];
  const put = (next: readonly string[]) => change({ lists: { ...form.lists, dishes: next } });
  if (data === undefined) return <ListSkeleton label={t("loading")} rows={1} />;
  const nameOf = (id: string) => data.find((dish) => dish.id === id)?.name ?? id;
  return (
    <FieldGroup legend={t("content.brand.dishes")} error={errorOf("dishes")}>
      <ul className={choosing.chips}>
        {ids.map((id) => (
          <Chip
            key={id}
            text={nameOf(id)}
            removeLabel={t("content.brand.dishes.remove", { name: nameOf(id) })}
            onRemove={() => put(ids.filter((other) => other !== id))}
          />
        ))}
      </ul>
      <DishFinder
        label={t("content.brand.dishes.add")}
        dishes={data.filter(({ id, state }) => state !== "archived" && !ids.includes(id))}
        onChoose={({ id }) => put([...ids, id])}
      />
    </FieldGroup>
  );
}
