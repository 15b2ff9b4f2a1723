import { useQuery } from "@tanstack/react-query";
import { menuOptionsQuery } from "../../../model/dishes/menu-options-query.ts";
import { categoriesQuery } from "../../../model/entities/list-queries.ts";
import { EntityLoader } from "../../changes/entity-loader.tsx";
import type { DishesAsked } from "../use-dishes-asked.ts";
import { ArchivedDish } from "./archived-dish.tsx";
import { BackToList } from "./back-to-list.tsx";
import { DishEditor } from "./dish-editor.tsx";

interface DishPaneProps {
  readonly id: string;
  readonly asked: DishesAsked;
}

/** The editor of a dish, once its data has loaded. */
export function DishPane({ id, asked }: DishPaneProps) {
  const options = useQuery(menuOptionsQuery);
  const listed = useQuery(categoriesQuery);
  const back = <BackToList asked={asked} />;
  return (
    <EntityLoader
      address={{ kind: "product", id }}
      right="menu.edit"
      errorTitle="dish.error"
      onClose={() => asked.open("")}
      besides={[options, listed]}
      back={back}
    >
      {(dish) => {
        if (options.data === undefined || listed.data === undefined) return null;
        const { categories } = listed.data;
        const listedIn = categories.flatMap((each) => (each.product_ids.includes(id) ? [each.id] : []));
        return (
          <>
            {back}
            {dish.state === "archived" ? (
              <ArchivedDish dish={dish} />
            ) : (
              <DishEditor {...{ dish, options: options.data, categories, listedIn, asked }} />
            )}
          </>
        );
      }}
    </EntityLoader>
  );
}
