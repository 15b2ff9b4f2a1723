import { groupWord } from "@skatert/contract";
import type { ChoiceRule } from "@skatert/domain";
import { unescapeText } from "../values/listed-text.ts";
import { readPrice } from "../values/read-number.ts";
import { isFault } from "../values/reading.ts";

/**
 * The texts of groups of options in a table (MENU-25). A dish lists its groups as "Соусы (0–4, 1 free); Прожарка (1)",
 * and a group its options as "add (0–4, 1 free): Кетчуп [901], Сырный [902] (max: 2)". Signs that separate parts are
 * escaped in names.
 */

/** Signs to escape in a name. */
export const NAME_SIGNS = ",;:()=";

/** What a dish says of an option of its group. */
export interface OptionWords {
  /** The option as written. */
  readonly option: string;
  readonly isOffered?: false;
  /** In roubles, with a decimal point. */
  readonly price?: string;
  readonly max?: number;
  readonly preset?: number;
}

/** A group with what the text in parentheses says of it. */
export interface GroupWords {
  /** The group as written, still escaped. */
  readonly group: string;
  /** The stated limits. */
  readonly rule: Partial<ChoiceRule>;
  /** Sizes of the dish with this group; empty: all. */
  readonly sizes: readonly string[];
  readonly options: readonly OptionWords[];
}

/** Parts between signs that are neither escaped nor in parentheses; the parts stay escaped. */
export function outerParts(text: string, sign: string): readonly string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\") {
      part += character + (text[at + 1] ?? "");
      at += 1;
      continue;
    }
    if (character === "(") depth += 1;
    if (character === ")") depth = Math.max(0, depth - 1);
    if (character === sign && depth === 0) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== "");
}

/** "Соусы (0–4)" as its name and the text in its last parentheses; null: it has none. */
export function nameAndRule(part: string): readonly [name: string, rule: string | null] {
  const open = openingOfLast(part);
  if (open === null) return [part.trim(), null];
  return [part.slice(0, open).trim(), part.slice(open + 1, -1)];
}

function openingOfLast(part: string): number | null {
  const opened: number[] = [];
  let last: number | null = null;
  for (let at = 0; at < part.length; at += 1) {
    if (part[at] === "\\") at += 1;
    else if (part[at] === "(") opened.push(at);
    else if (part[at] === ")") {
      const open = opened.pop() ?? null;
      last = at === part.length - 1 ? open : null;
    }
  }
  return last;
}

/** The groups of a dish; null: the text in the parentheses is not understood. */
export function readUses(text: string): readonly GroupWords[] | null {
  const uses = outerParts(text.replaceAll("\n", ";"), ";").map(readUse);
  return uses.every((use) => use !== null) ? uses : null;
}

function readUse(part: string): GroupWords | null {
  const [name, inside] = nameAndRule(part);
  const plain = { group: part, rule: {}, sizes: [], options: [] };
  if (inside === null) return plain;
  const read = readRule(inside);
  // "Соусы (острые)": a name that ends with parentheses.
  if (read === null) return /\d|:/.test(inside) ? null : plain;
  return name === "" ? null : { group: name, ...read };
}

interface RuleWords extends Omit<GroupWords, "group"> {}

/** "0–4, 1 free, size: 30 см, price: Сырный = 60"; null: not understood. */
export function readRule(text: string): RuleWords | null {
  let rule: Partial<ChoiceRule> = {};
  const sizes: string[] = [];
  const options = new Map<string, OptionWords>();
  for (const part of outerParts(text, ",")) {
    const limits = readRange(part) ?? readCounted(part);
    if (limits !== null) {
      rule = { ...rule, ...limits };
      continue;
    }
    const [head = "", ...rest] = outerParts(part, ":");
    const value = rest.join(":");
    const word = groupWord(unescapeText(head));
    if (rest.length === 0) return null;
    if (word === "size") {
      sizes.push(unescapeText(value));
      continue;
    }
    const option = readOption(word, value);
    if (option === null) return null;
    options.set(option.option, { ...options.get(option.option), ...option });
  }
  return { rule, sizes, options: [...options.values()] };
}

/** "0–4", "1", "2+"; null: no range. */
function readRange(part: string): Partial<ChoiceRule> | null {
  const [, only, open] = /^(\d{1,3})(\+)?$/.exec(part) ?? [];
  if (only !== undefined) return { min: Number(only), max: open === undefined ? Number(only) : null };
  const [, min, max] = /^(\d{1,3})\s*[–—-]\s*(\d{1,3}|∞)$/.exec(part) ?? [];
  if (min === undefined || max === undefined) return null;
  return { min: Number(min), max: max === "∞" ? null : Number(max) };
}

/** "1 free", "2 different"; null: neither. */
function readCounted(part: string): Partial<ChoiceRule> | null {
  const [, count, word = ""] = /^(\d{1,3})\s+(\p{L}+\.?)$/u.exec(part) ?? [];
  if (count === undefined) return null;
  const plain = groupWord(word.replace(/^(?:бесплатно|бесплатных|беспл)$/i, "беспл."));
  if (plain === "free") return { free: Number(count) };
  return plain === "different" ? { distinct: Number(count) } : null;
}

function readOption(word: string, value: string): OptionWords | null {
  if (word === "without") return { option: value, isOffered: false };
  const [option = "", amount, ...more] = outerParts(value, "=");
  if (amount === undefined || more.length > 0) return null;
  if (word === "price") {
    const price = readPrice(amount);
    return isFault(price) || price.text === "" ? null : { option, price: price.text };
  }
  if (!/^\d{1,3}$/.test(amount)) return null;
  if (word === "max") return { option, max: Number(amount) };
  return word === "preset" ? { option, preset: Number(amount) } : null;
}

/** The limits in canonical form: "0–4, 1 free". */
export function ruleText({ min, max, free, distinct }: ChoiceRule): string {
  const range = max === null ? `${min}+` : min === max ? String(min) : `${min}–${max}`;
  return [range, ...(free > 0 ? [`${free} free`] : []), ...(distinct === null ? [] : [`${distinct} different`])].join(
    ", ",
  );
}

/** The texts of options that a dish replaces, in canonical form. */
export function optionTexts(options: readonly OptionWords[]): readonly string[] {
  return options.flatMap(({ option, isOffered, price, max, preset }) => [
    ...(isOffered === false ? [`without: ${option}`] : []),
    ...(price === undefined ? [] : [`price: ${option} = ${price}`]),
    ...(max === undefined ? [] : [`max: ${option} = ${max}`]),
    ...(preset === undefined ? [] : [`preset: ${option} = ${preset}`]),
  ]);
}
