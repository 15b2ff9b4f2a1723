import type { MenuWork } from "../apply/menu-work.ts";
import { textIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { nameKey } from "../menu/name-index.ts";
import type { DishPlan } from "../plan/plan.ts";
import { readChoice } from "./choice-text.ts";
import type { Coming, IndexedGroup } from "./group-index.ts";
import { outerKey, readRef, refKey, refText } from "./refs.ts";

/** The groups and dishes of an import with the ids that they get, for the texts that name them. */
export function comingWith({ groups, dishes }: MenuWork, context: MenuContext): Coming {
  const coming = new Map<string, Omit<IndexedGroup, "options">>();
  for (const [id, plan] of groups) {
    const known = context.groups.byId(id);
    const after = plan.changes.find(({ field }) => field === "choice")?.after;
    const terms = after === undefined ? known?.terms : readChoice(after).terms;
    if (terms === undefined) continue;
    const name = known?.name ?? plan.name;
    coming.set(known === null ? sectionKey(plan) : `#${id}`, { id, name, ref: known?.ref ?? refText(name, id), terms });
  }
  // A dish that the shop has gets its number of the other system with this import.
  const products = [...dishes.values()].flatMap(({ plan, id, known }) =>
    (known === null ? keysOf(plan) : keysOf(plan).slice(1)).map((key) => [key, id] as const),
  );
  return { groups: coming, products: new Map(products) };
}

/** The key of a new group, whose section is named as its ref. */
export function sectionKey({ group, name }: DishPlan): string {
  const { outer } = readRef(group?.section ?? "");
  return refKey({ id: null, outer, name });
}

/** The keys by which a text can name a dish of the import: its name, then its numbers in other systems. */
export function keysOf({ name, changes }: Pick<DishPlan, "name" | "changes">): readonly string[] {
  const numbers = changes.filter(({ field }) => field.startsWith("number:"));
  return [nameKey(textIn(name)), ...numbers.map(({ field, after }) => outerKey(field.slice("number:".length), after))];
}
