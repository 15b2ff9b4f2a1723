/** A drop position: before, after or on an item. */
export interface DropPlace {
  readonly key: string;
  readonly position: "before" | "after" | "on";
}

/** The order after some items were moved together next to another one. The same order if that one is among them. */
export function moveItems(
  order: readonly string[],
  moved: ReadonlySet<string>,
  { key, position }: DropPlace,
): readonly string[] {
  if (moved.has(key)) return order;
  const rest = order.filter((each) => !moved.has(each));
  const at = rest.indexOf(key);
  if (at === -1) return order;
  const place = position === "after" ? at + 1 : at;
  return [...rest.slice(0, place), ...order.filter((each) => moved.has(each)), ...rest.slice(place)];
}
