import { isHalves } from "../cart/choices/resolve-groups.ts";
import { outsideGroups } from "../cart/choices/settle-choices.ts";
import type { SoldChoice } from "../cart/choices/types.ts";
import type { QuotedLine } from "../checkout/types.ts";

/** What is chosen for a dish, as kitchen, courier and guest read it (MENU-8, MENU-10, MENU-11). */
export interface ChoiceWords {
  /** What the dish is made of: its halves, then the dishes of a set, each with its own choices; then what is left out. */
  readonly parts: readonly ChoicePart[];
  /** What comes on top, in groups and outside them. */
  readonly added: readonly { readonly name: string; readonly count: number }[];
}

export interface ChoicePart {
  /** Null: a dish that the set always contains. */
  readonly group: string | null;
  /** "½ Маргарита + ½ Пепперони", "Пицца, 30 см (Без лука, Сырный × 2)", "Без лука". */
  readonly text: string;
}

type WordedLine = Pick<QuotedLine, "supplements" | "choices" | "sold">;

/** The words of a line from its own choices; a line without groups has only supplements and the dishes of a set. */
export function choiceWords({ supplements, choices = [], sold }: WordedLine): ChoiceWords {
  const names = new Map(supplements.map(({ id, name }) => [id, name]));
  const loose = choices.length === 0 ? supplements : outsideGroups(supplements, choices);
  return {
    parts: choices.some(({ kind }) => kind === "set") ? partsOf(choices) : [...fixedParts(sold), ...partsOf(choices)],
    added: [...addedOf(choices), ...loose.map(({ id, count }) => ({ name: names.get(id) ?? "", count }))],
  };
}

function fixedParts(sold: QuotedLine["sold"]): readonly ChoicePart[] {
  return (sold?.dishes ?? []).map((text) => ({ group: null, text }));
}

function partsOf(choices: readonly SoldChoice[]): readonly ChoicePart[] {
  const halves = choices.filter(({ kind }) => isHalves(kind));
  const text = halves.flatMap(({ name, count }) => Array<string>(count).fill(`½ ${name}`)).join(" + ");
  return [
    ...halves.slice(0, 1).map(({ group }) => ({ group, text })),
    ...partsOfKind("set", choices, dishText),
    ...partsOfKind("remove", choices, ({ name }) => name),
  ];
}

function partsOfKind(
  kind: "set" | "remove",
  choices: readonly SoldChoice[],
  textOf: (choice: SoldChoice) => string,
): readonly ChoicePart[] {
  return choices.filter((each) => each.kind === kind).map((each) => ({ group: each.group, text: textOf(each) }));
}

function dishText({ name, size, count, choices }: SoldChoice): string {
  const own = [...partsOf(choices).map(({ text }) => text), ...addedOf(choices).map(timesText)];
  const dish = timesText({ name: size === undefined ? name : `${name}, ${size}`, count });
  return own.length === 0 ? dish : `${dish} (${own.join(", ")})`;
}

function addedOf(choices: readonly SoldChoice[]): ChoiceWords["added"] {
  return choices.filter(({ kind }) => kind === "add").map(({ name, count }) => ({ name, count }));
}

/** "Сырный × 2"; a single one has no number, which would be mistaken for that of the dishes. */
export function timesText({ name, count }: ChoiceWords["added"][number]): string {
  return count > 1 ? `${name} × ${count}` : name;
}
