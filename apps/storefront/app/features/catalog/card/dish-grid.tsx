import { type CachedItem, CachedList } from "../../../ui/lists/cached-list.tsx";
import { useLiveDishes } from "../live/use-live-dishes.ts";
import type { DishCard as Dish } from "./dish.ts";
import { DishCard } from "./dish-card.tsx";
import styles from "./dish-grid.module.css";
import { fetchSheet, useDishClick } from "./use-dish-click.ts";

export interface DishGridProps {
  readonly dishes: readonly Dish[];
  /** On the first screen: its first pictures load eagerly. */
  readonly first?: boolean;
}

/** A grid of cards with its gaps. */
export const gridClass = styles["grid"];

/** Above this number, cards are laid out in blocks that the browser may skip while they are out of view. */
const cardsInBlock = 24;
const picturesAtOnce = 4;

/** Cards of dishes with one listener for all. */
export function DishGrid({ dishes, first }: DishGridProps) {
  const onClick = useDishClick(dishes);
  const live = useLiveDishes(dishes);
  return (
    // biome-ignore lint/a11y: the links and buttons inside are what is focused and pressed; clicks only pass through here.
    <div onClick={onClick} onPointerDown={fetchSheet}>
      {blocksOf(live).map((block, blockIndex) => (
        <CachedList
          key={block[0]?.id}
          className={gridClass}
          data-first={(first && blockIndex === 0) || undefined}
          style={{ "--cards": block.length } as object}
          items={block.map((dish, index) => cardOf(dish, first === true && blockIndex === 0 && index < picturesAtOnce))}
        />
      ))}
    </div>
  );
}

function cardOf(dish: Dish, first: boolean): CachedItem {
  return {
    data: dish,
    kind: first ? "card first" : "card",
    render: () => <DishCard key={dish.id} dish={dish} first={first} />,
  };
}

function blocksOf(dishes: readonly Dish[]): readonly (readonly Dish[])[] {
  const count = Math.ceil(dishes.length / cardsInBlock);
  return Array.from({ length: count }, (_, index) => dishes.slice(index * cardsInBlock, (index + 1) * cardsInBlock));
}
