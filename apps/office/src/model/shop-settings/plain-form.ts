import { isRecord, readFlag, readIds, readMoney, readNumber, readText } from "@skatert/contract";
import { isTimeZone, type Money, money } from "@skatert/domain";
import { priceInDocument, priceText, readPrice } from "../entities/price-text.ts";
import { fieldsIn, isSame } from "../entities/read-fields.ts";
import { contentOf, facetOf, type SectionPatches, type Sections } from "../entities/sections.ts";
import { fieldId, type PlainField } from "./plain-fields.ts";

/** A switch, a text as typed, a number (null: empty), or the ids of branches. */
export type PlainValue = boolean | string | number | null | readonly number[];
export type PlainForm = Readonly<Record<string, PlainValue>>;

export function plainForm(fields: readonly PlainField[], sections: Sections): PlainForm {
  return Object.fromEntries(fields.map((field) => [fieldId(field), shownValue(field, sections)]));
}

function shownValue(field: PlainField, sections: Sections): PlainValue {
  const value = writtenIn(field, sections);
  switch (field.kind) {
    case "flag":
      return isOn(field, value, contentOf(sections, field.section));
    case "text":
      return readText(value);
    case "whole":
      return Math.round((readNumber(value) ?? field.otherwise * (field.scale ?? 1)) / (field.scale ?? 1));
    case "money":
      return priceText((readMoney(value) ?? field.otherwise) / 100);
    case "sums":
      return (Array.isArray(value) && value.length > 0 ? value : field.otherwise.map((sum) => sum / 100))
        .map(priceText)
        .join(", ");
    case "branches":
      return readIds(value);
    case "codes":
      return codesIn(value).join(", ");
  }
}

/** An absent section is off. A section that is `true`, or an object without the switch, is on. */
function isOn(field: PlainField & { readonly kind: "flag" }, value: unknown, section: unknown): boolean {
  if (field.isOnInside === undefined || isRecord(section)) return readFlag(value, field.isOnInside ?? false);
  return readFlag(section);
}

function codesIn(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : readText(value).split(",");
  return list.map((each) => readText(isRecord(each) ? each["code"] : each).trim()).filter((code) => code !== "");
}

function writtenIn({ section, path: [outer, inner] }: PlainField, sections: Sections): unknown {
  const value = fieldsIn(contentOf(sections, section))[outer];
  return inner === undefined ? value : fieldsIn(value)[inner];
}

/** Only what differs. A section with its own switch is written with it, so that another field does not turn it on. */
export function plainPatches(fields: readonly PlainField[], sections: Sections, form: PlainForm): SectionPatches {
  const before = plainForm(fields, sections);
  const ids = [...new Set(fields.map(({ section }) => section))];
  return Object.fromEntries(
    ids.map((id) => {
      const own = fields.filter(({ section }) => section === id);
      const changed = own.filter((field) => !isSame(form[fieldId(field)], before[fieldId(field)]));
      if (changed.length === 0) return [id, null];
      const master = own.filter((field) => field.kind === "flag" && field.isOnInside !== undefined);
      const content = fieldsIn(contentOf(sections, id));
      const set: Record<string, unknown> = {};
      for (const field of new Set([...master, ...changed])) {
        const [outer, inner] = field.path;
        const value = documentValue(field, form[fieldId(field)] ?? null);
        set[outer] = inner === undefined ? value : { ...fieldsIn(set[outer] ?? content[outer]), [inner]: value };
      }
      return [id, { set: { [facetOf("", id)]: set } }];
    }),
  );
}

function documentValue(field: PlainField, value: PlainValue): unknown {
  switch (field.kind) {
    case "text":
      return String(value ?? "").trim();
    case "whole":
      return Number(value) * (field.scale ?? 1);
    case "money":
      return priceInDocument(readPrice(String(value)) ?? money(field.otherwise));
    case "sums":
      return sumsIn(String(value)).flatMap((sum) => (sum === null ? [] : [priceInDocument(sum)]));
    case "codes":
      return codesIn(value);
    default:
      return value;
  }
}

/**
 * Sums separated by commas or semicolons; null for an invalid one. A comma before two digits is a decimal separator.
 */
export function sumsIn(text: string): readonly (Money | null)[] {
  const parts = text.split(/;|,(?!\d{1,2}(?!\d))/).map((each) => each.trim());
  return parts.filter((part) => part !== "").map(readPrice);
}

export type PlainFault = "required" | "number" | "sum" | "sums" | "zone" | "codes" | "order" | "range";

/** Faults by field: values that the shop would refuse or read differently. */
export function plainFaults(fields: readonly PlainField[], form: PlainForm): ReadonlyMap<string, PlainFault> {
  const faults = fields.flatMap((field) => {
    const found = faultOf(field, form[fieldId(field)] ?? null);
    return found === null ? [] : [[fieldId(field), found] as const];
  });
  return new Map([...tipFaults(fields, form), ...faults]);
}

/** A language code in the shop's format: "fi", "zh-TW". */
const CODE = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i;

function faultOf(field: PlainField, value: PlainValue): PlainFault | null {
  switch (field.kind) {
    case "whole":
      return typeof value === "number" && value >= field.min && value <= field.max ? null : "number";
    case "money": {
      const sum = readPrice(String(value));
      return sum !== null && sum >= field.min && sum <= field.max ? null : "sum";
    }
    case "sums": {
      const sums = sumsIn(String(value));
      return sums.length > 0 && sums.length <= field.maxCount && sums.every((sum) => sum !== null && sum > 0)
        ? null
        : "sums";
    }
    case "text":
      return field.rule === "zone" && value !== "" && !isTimeZone(String(value)) ? "zone" : null;
    case "codes":
      return codesIn(value).every((code) => CODE.test(code)) ? null : "codes";
    default:
      return null;
  }
}

/** Suggested tips must be between minimum and maximum; others would not be shown. */
function tipFaults(fields: readonly PlainField[], form: PlainForm): readonly (readonly [string, PlainFault])[] {
  if (!fields.some(({ section }) => section === "tips")) return [];
  const [min, max] = [readPrice(String(form["min"])), readPrice(String(form["max"]))];
  if (min === null || max === null) return [];
  if (min > max) return [["max", "order"]];
  const isOutside = sumsIn(String(form["sums"])).some((sum) => sum !== null && (sum < min || sum > max));
  return isOutside ? [["sums", "range"]] : [];
}
