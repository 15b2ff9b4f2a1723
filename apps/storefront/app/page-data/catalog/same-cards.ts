import type { PackedDish } from "../../features/catalog/menu/packed-dish.ts";
import { keepLatest } from "../../ssr/cache/keep-latest.ts";

/** Enough for the sections of a large menu in a few languages and branches. */
const maxSections = 600;
const latest = new Map<string, ReadonlyMap<number, PackedDish>>();

/**
 * The cards of a section, each the same object as at the last call if nothing in it has changed. Markup is cached by
 * these objects, so after an edit only the changed cards are rendered or even looked up. `section` names the section,
 * the language, the branch and the page type.
 */
export function sameCards(section: string, cards: readonly PackedDish[]): readonly PackedDish[] {
  const before = latest.get(section);
  const shared = cards.map((card) => {
    const known = before?.get(card.id);
    return known !== undefined && isSame(known, card) ? known : card;
  });
  keepLatest(latest, section, new Map(shared.map((card) => [card.id, card])), maxSections);
  return shared;
}

/** Deep equality of JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  if (fields.length !== Object.keys(other).length) return false;
  return fields.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, Reflect.get(other, name)));
}
