import type { Choice, LineRequest, SupplementChoice } from "./types.ts";

/**
 * Key of a line. Equal dish, variation and choices give equal keys, in any order (CART-6). A line without groups has the
 * key that browsers have stored before there were groups, and one without a note the key that it had before notes.
 */
export function lineKey({ productId, variationId, supplements, choices, note }: Omit<LineRequest, "quantity">): string {
  const chosen = mergeSupplements(supplements).map(({ id, count }) => `${id}x${count}`);
  const inGroups = choices === undefined ? [] : [`(${choiceKeys(choices)})`];
  const inWords = note === undefined ? [] : [JSON.stringify(note)];
  return [productId, variationId ?? "", ...chosen, ...inGroups, ...inWords].join(":");
}

function choiceKeys(choices: readonly Choice[]): string {
  const keys = choices.map(({ groupId, id, count, variationId, choices: inner = [] }) => {
    const own = `${groupId}.${id}.${variationId ?? ""}x${count}`;
    return inner.length === 0 ? own : `${own}(${choiceKeys(inner)})`;
  });
  return keys.sort().join();
}

/** Choices by ascending id, one per supplement with its counts added up, without those of count 0. */
export function mergeSupplements(supplements: readonly SupplementChoice[]): readonly SupplementChoice[] {
  const counts = new Map<number, number>();
  for (const { id, count } of supplements) counts.set(id, (counts.get(id) ?? 0) + count);
  const merged: SupplementChoice[] = [];
  for (const [id, count] of counts) if (count > 0) merged.push({ id, count });
  return merged.sort((a, b) => a.id - b.id);
}
