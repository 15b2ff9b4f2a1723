import type { DishCard as Dish } from "./dish.ts";
import { DishCard } from "./dish-card.tsx";
import styles from "./dish-grid.module.css";
import { fetchSheet, useDishClick } from "./use-dish-click.ts";

export interface DishGridProps {
  readonly dishes: readonly Dish[];
  /** Stands in the first screen: its first pictures are loaded at once. */
  readonly first?: boolean;
}

/** More cards than this are laid out in blocks that the browser may skip while they are out of sight. */
const cardsInBlock = 24;
const picturesAtOnce = 4;

/** Cards of dishes with one listener for all. */
export function DishGrid({ dishes, first }: DishGridProps) {
  const onClick = useDishClick(dishes);
  return (
    // biome-ignore lint/a11y: the links and buttons inside are what is focused and pressed; clicks only pass through here.
    <div onClick={onClick} onPointerDown={fetchSheet}>
      {blocksOf(dishes).map((block, blockIndex) => (
        <div
          key={block[0]?.id}
          className={styles["grid"]}
          data-first={(first && blockIndex === 0) || undefined}
          style={{ "--cards": block.length } as object}
        >
          {block.map((dish, index) => (
            <DishCard key={dish.id} dish={dish} first={first && blockIndex === 0 && index < picturesAtOnce} />
          ))}
        </div>
      ))}
    </div>
  );
}

function blocksOf(dishes: readonly Dish[]): readonly (readonly Dish[])[] {
  const count = Math.ceil(dishes.length / cardsInBlock);
  return Array.from({ length: count }, (_, index) => dishes.slice(index * cardsInBlock, (index + 1) * cardsInBlock));
}
