import { useEffect, useId, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useViewed } from "../../../model/catalog/viewed-store.ts";
import { fetchPayload } from "../../../platform/api/payload.ts";
import type { DishCard } from "../card/dish.ts";
import { GrocerySection } from "../menu/grocery-section.tsx";
import { type PackedDish, unpackDish } from "../menu/packed-dish.ts";

export interface DishShelfProps {
  readonly title: string;
  /** Product ids, in the order of the row. */
  readonly ids: readonly number[];
}

/** A row of dishes by ids, in the branch's present state. Renders nothing if it has none of them. */
export function DishShelf({ title, ids }: DishShelfProps) {
  const id = useId();
  const cards = useDishCards(ids);
  if (cards.length === 0) return null;
  const section = { id: 0, slug: `shelf${id}`, name: title, description: "", url: "", cards };
  return <GrocerySection section={section} shelf />;
}

export interface ViewedDishesProps {
  /** The viewed dish. */
  readonly without?: number;
}

/** A row of dishes whose sheets this browser opened, latest first, in the branch's present state. */
export function ViewedDishes({ without }: ViewedDishesProps) {
  const { t } = useI18n();
  const ids = useViewed((state) => state.ids);
  return <DishShelf title={t("search.viewed")} ids={ids.filter((each) => each !== without)} />;
}

/** Cards of dishes. Keeps the earlier ones until new ones are loaded. */
function useDishCards(ids: readonly number[]): readonly DishCard[] {
  const [cards, setCards] = useState<readonly DishCard[]>([]);
  const list = ids.join(",");
  useEffect(() => {
    if (list === "") return setCards([]);
    const stop = new AbortController();
    fetchPayload<readonly PackedDish[]>("dishes", `/dishes/${list}`, stop.signal).then(
      (found) => setCards(found.map(unpackDish)),
      // Ignore a failure: the page works without the row.
      () => undefined,
    );
    return () => stop.abort();
  }, [list]);
  return cards;
}
