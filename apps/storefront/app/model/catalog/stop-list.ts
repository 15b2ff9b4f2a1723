import type { StopList } from "@skatert/contract";
import { create } from "zustand";

const nothing: StopList = { revision: "", products: new Set(), variations: new Set() };

/** Products that the chosen branch has sold out; empty until the first request. */
export const useStopList = create<StopList>(() => nothing);

/** Takes in an answer; what it says nothing new of stays the same object, so nothing is drawn or asked again. */
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
