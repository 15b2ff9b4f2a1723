import type { CartLine, LineRequest } from "@skatert/domain";
import type { GroupPersonView } from "./group-data.ts";

type PersonDishes = Pick<GroupPersonView, "lines" | "kept">;

/** The others' dishes in the host's cart or order. */
export function keptIn<Line extends LineRequest>(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ person }) => person !== undefined);
}

/** A person's dishes as they are in the order. */
export function orderedOf({ lines, kept }: PersonDishes): readonly CartLine[] {
  return kept ?? lines;
}

/** Names of a person's dishes that the host took out, or of which the host took some out. */
export function droppedOf({ lines, kept }: PersonDishes): readonly string[] {
  if (kept === null) return [];
  const left = new Map(kept.map(({ key, quantity }) => [key, quantity]));
  const fewer = lines.filter(({ key, quantity }) => (left.get(key) ?? 0) < quantity);
  return [...new Set(fewer.map(({ name }) => name))];
}
