import type { StopList } from "@skatert/contract";
import { create } from "zustand";

const nothing: StopList = { revision: "", products: new Set(), variations: new Set() };

/** Products that are sold out at the chosen branch. Empty until the first answer. */
export const useStopList = create<StopList>(() => nothing);

/** Stores an answer. Unchanged parts keep their identity, so that nothing renders or loads again. */
export function adoptStopList(list: StopList | null): void {
  const { revision, products, variations } = list ?? nothing;
  const present = useStopList.getState();
  useStopList.setState({
    revision,
    products: isEqual(products, present.products) ? present.products : products,
    variations: isEqual(variations, present.variations) ? present.variations : variations,
  });
}

function isEqual(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
