import type { PackedDish, PackedSection } from "../../../features/catalog/menu/packed-dish.ts";
import { isSame, isSameList } from "../../cache/is-same.ts";
import { keepLatest } from "../../cache/keep-latest.ts";

/** Enough for the sections of a large menu in a few languages and branches. */
const maxSections = 600;

interface Latest {
  readonly section: PackedSection;
  readonly byId: ReadonlyMap<number, PackedDish>;
}

const latest = new Map<string, Latest>();

/**
 * The section as the same object as at the last call if nothing in it has changed, otherwise with the same objects for
 * its unchanged cards. Markup and JSON are cached by these objects, so after an edit only what changed is rendered,
 * written and compressed. `key` names the section, the language, the branch and the page type.
 */
export function sameSection(key: string, section: PackedSection): PackedSection {
  const before = latest.get(key);
  const cards = sameCards(section.cards, before);
  const present = { ...section, cards };
  if (before !== undefined && isSame(before.section, present)) {
    keepLatest(latest, key, before, maxSections);
    return before.section;
  }
  keepLatest(latest, key, { section: present, byId: new Map(cards.map((card) => [card.id, card])) }, maxSections);
  return present;
}

function sameCards(cards: readonly PackedDish[], before: Latest | undefined): readonly PackedDish[] {
  if (before === undefined || isSameList(cards, before.section.cards)) return before?.section.cards ?? cards;
  return cards.map((card) => {
    const known = before.byId.get(card.id);
    return known !== undefined && isSame(known, card) ? known : card;
  });
}
