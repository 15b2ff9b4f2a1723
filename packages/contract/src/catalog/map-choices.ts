import type { ChoiceOption, ChoiceRule, GroupKind, GroupTerms, GroupUse, OptionUse } from "@skatert/domain";
import { isRecord, readFlag, readId, readIds, readList, readMoney, readNumber, readRecord } from "../fields/read.ts";
import { GROUP_KINDS } from "./group-kinds.ts";

type Wire = Readonly<Record<string, unknown>>;

/**
 * The limits of a group that states none, by its kind: one of several may be added, everything may be left out, a part
 * of a set is one dish, and halves are two.
 */
const usual: Readonly<Record<GroupKind, Pick<ChoiceRule, "min" | "max">>> = {
  add: { min: 0, max: 1 },
  remove: { min: 0, max: null },
  set: { min: 1, max: 1 },
  "halves-average": { min: 2, max: 2 },
  "halves-dearest": { min: 2, max: 2 },
};

/** `choice` of a section; null if it is no group of options. */
export function choiceFromWire(value: unknown): GroupTerms | null {
  if (!isRecord(value)) return null;
  const kind = GROUP_KINDS.find((each) => each === value["kind"]) ?? "add";
  const { options } = value;
  return {
    kind,
    ...usual[kind],
    distinct: null,
    free: 0,
    ...ruleFromWire(value),
    options: Array.isArray(options) ? listOf(options, optionFromWire) : null,
  };
}

/** `option_groups` of a dish, in the order of its sheet. */
export function groupUsesFromWire(value: unknown): readonly GroupUse[] {
  return listOf(readList(value), (wire) => {
    const groupId = readId(wire["group_id"]);
    return groupId === null
      ? null
      : {
          groupId,
          ...ruleFromWire(wire),
          variationIds: readIds(wire["variation_ids"]),
          options: listOf(readList(wire["options"]), useFromWire),
        };
  });
}

/** The limits that are stated. */
function ruleFromWire(wire: Wire): Partial<ChoiceRule> {
  const [min, max, distinct, free] = ["min", "max", "distinct", "free"].map((name) => readCount(wire[name]));
  return {
    ...(min == null ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(distinct === undefined ? {} : { distinct }),
    ...(free == null ? {} : { free }),
  };
}

function optionFromWire(wire: Wire): ChoiceOption | null {
  const productId = readId(wire["product_id"]);
  if (productId === null) return null;
  const variationId = readId(wire["variation_id"]);
  return { variationId, price: null, max: 1, preset: 0, ...statedOption(wire), productId };
}

function useFromWire(wire: Wire): OptionUse | null {
  const productId = readId(wire["product_id"]);
  if (productId === null) return null;
  const offered = wire["offered"] === undefined ? {} : { offered: readFlag(wire["offered"], true) };
  return { ...statedOption(wire), ...offered, productId };
}

function statedOption(wire: Wire): Pick<OptionUse, "price" | "max" | "preset"> {
  const price = readMoney(wire["price"]);
  const [max, preset] = [readCount(wire["max"]), readCount(wire["preset"])];
  return {
    ...(price === null ? {} : { price }),
    ...(max == null ? {} : { max }),
    ...(preset == null ? {} : { preset }),
  };
}

/** A whole number; null for an explicit null, which means no limit; undefined for anything else. */
function readCount(value: unknown): number | null | undefined {
  if (value === null) return null;
  const number = readNumber(value);
  return number === null ? undefined : Math.floor(number);
}

function listOf<T>(list: readonly unknown[], read: (wire: Wire) => T | null): readonly T[] {
  return list.map((each) => read(readRecord(each))).filter((each) => each !== null);
}
