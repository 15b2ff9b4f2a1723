import { type ShownStops, useStopList } from "./stop-list.ts";

/** Stores what is shown. Unchanged parts keep their identity, so that nothing renders or loads again. */
export function adoptStopList(list: ShownStops | null): void {
  const next = list ?? useStopList.getInitialState();
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
