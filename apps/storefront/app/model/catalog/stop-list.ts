import type { ProductId } from "@skatert/domain";
import { create } from "zustand";

/** What the chosen branch does not sell at the time chosen for the order, and how busy it is. */
export interface ShownStops {
  readonly revision: string;
  /** Whole dishes, each with its text, such as "back at 18:00". "": sold out. */
  readonly products: ReadonlyMap<ProductId, string>;
  readonly variations: ReadonlyMap<number, string>;
  readonly supplements: ReadonlyMap<ProductId, string>;
  /** Minutes that the branch adds to its times now (STOP-3). */
  readonly extraMinutes: number;
  readonly express: boolean;
}

const nothing: ShownStops = {
  revision: "",
  products: new Map(),
  variations: new Map(),
  supplements: new Map(),
  extraMinutes: 0,
  express: true,
};

/** Empty until the first answer. */
export const useStopList = create<ShownStops>(() => nothing);

/** Stores what is shown. Unchanged parts keep their identity, so that nothing renders or loads again. */
export function adoptStopList(list: ShownStops | null): void {
  const next = list ?? nothing;
  const present = useStopList.getState();
  useStopList.setState({
    ...next,
    products: kept(present.products, next.products),
    variations: kept(present.variations, next.variations),
    supplements: kept(present.supplements, next.supplements),
  });
}

type Texts = ReadonlyMap<number, string>;

function kept(before: Texts, after: Texts): Texts {
  return before.size === after.size && [...after].every(([id, text]) => before.get(id) === text) ? before : after;
}
