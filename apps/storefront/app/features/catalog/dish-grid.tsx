import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddDish } from "./use-add-dish.ts";
import type { DishCard as Dish } from "./dish.ts";
import { DishCard } from "./dish-card.tsx";
import styles from "./dish-grid.module.css";
import { sheetUrl } from "./sheet-links.ts";

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
    <div onClick={onClick}>
      {blocksOf(dishes).map((block, blockIndex) => (
        <div key={block[0]?.id} className={styles["grid"]} data-first={(first && blockIndex === 0) || undefined} style={{ "--cards": block.length } as object}>
          {block.map((dish, index) => (
            <DishCard key={dish.id} dish={dish} first={first && blockIndex === 0 && index < picturesAtOnce} />
          ))}
        </div>
      ))}
    </div>
  );
}

function useDishClick(dishes: readonly Dish[]) {
  const navigate = useNavigate();
  const location = useLocation();
  const add = useAddDish();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-add],[data-dish]") : null;
    const id = Number(target?.dataset["add"] ?? target?.dataset["dish"]);
    const dish = dishes.find((each) => each.id === id);
    if (!target || !dish) return;
    event.preventDefault();
    if (target.dataset["add"] && !dish.hasVariations) add(dish);
    else navigate(sheetUrl(location, id), { preventScrollReset: true, state: { openedHere: true } });
  };
}

function blocksOf(dishes: readonly Dish[]): readonly (readonly Dish[])[] {
  const count = Math.ceil(dishes.length / cardsInBlock);
  return Array.from({ length: count }, (_, index) => dishes.slice(index * cardsInBlock, (index + 1) * cardsInBlock));
}
