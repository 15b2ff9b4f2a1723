import type { QuotedLine } from "../checkout/types.ts";
import { choiceWords, timesText } from "../orders/choice-words.ts";
import type { KitchenDifference } from "./types.ts";

/**
 * What the kitchen makes more or less of (CHANGE-3), in the order of the lines before and then of the new ones. Lines of
 * the same dish, choices and note count together, a gift as its dish.
 */
export function kitchenDelta(
  before: readonly QuotedLine[],
  after: readonly QuotedLine[],
): readonly KitchenDifference[] {
  const dishes = new Map<string, { readonly line: QuotedLine; was: number; now: number }>();
  const count = (lines: readonly QuotedLine[], when: "was" | "now") => {
    for (const line of lines) {
      const key = dishKey(line);
      const dish = dishes.get(key) ?? { line, was: 0, now: 0 };
      dish[when] += line.quantity;
      dishes.set(key, dish);
    }
  };
  count(before, "was");
  count(after, "now");
  return [...dishes.values()].flatMap(({ line, was, now }) => (was === now ? [] : [differenceOf(line, was, now)]));
}

function dishKey({ productId, variationId, supplements, choices, note }: QuotedLine): string {
  const units = supplements.map(({ id, count }) => [id, count]);
  return JSON.stringify([productId, variationId, units, choices ?? null, note ?? null]);
}

function differenceOf(line: QuotedLine, was: number, now: number): KitchenDifference {
  const { parts, added } = choiceWords(line);
  const chosen = [...parts.flatMap(({ group, text }) => (group === null ? [] : [text])), ...added.map(timesText)];
  return {
    name: line.name,
    variation: line.sold?.variation ?? null,
    was,
    now,
    ...(line.byWeight ? { byWeight: true as const } : {}),
    ...(chosen.length === 0 ? {} : { chosen }),
    ...(line.note === undefined ? {} : { note: line.note }),
  };
}
