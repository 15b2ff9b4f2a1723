import { hoursText, type ReferenceKind, readAvailability, referencedIds, referenceKind } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { type Names, referenceText } from "../../../model/entities/reference-text.ts";
import { writtenDate } from "../../../model/entities/written-date.ts";
import { FIELD_TITLES, HOURS_FIELDS, MONEY_FIELDS } from "../../../model/titles/field-titles.ts";
import { cornersIn } from "./corners.ts";
import { SILENT_FIELDS } from "./opened-fields.ts";
import { isFilmAddress, isPictureAddress, picturesIn } from "./pictures-in.ts";
import { MAP_CONSTANTS, VALUE_WORDS } from "./value-words.ts";

interface Words extends Pick<I18n, "t" | "money" | "number" | "language"> {
  readonly names?: Names;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields with the display name of a list entry. */
const NAMES = ["name", "title", "text", "label", "code", "slug", "url"] as const;
/** Maximum of list entries in one line. */
const maxNamed = 12;
/** Marks a list whose entries are entities of their own; see the server's settings-lifts. */
const LIFTED = "$ids";

/**
 * A document's value as one line: sums as money, ids as names, constants of the program as words, pictures by their
 * number, texts without markup. `field` is its name, which tells these apart.
 */
export function valueText(field: string | null, value: unknown, words: Words): string {
  const { t } = words;
  if (value === undefined || value === null || value === "") return t("field.empty");
  if (field !== null && HOURS_FIELDS.has(field))
    return hoursText(readAvailability(value), words.language) || t("field.empty");
  if (typeof value === "boolean") return t(value ? "field.yes" : "field.no");
  const pictures = picturesIn(value);
  if (pictures !== null) return t("field.pictures", { count: pictures.length });
  if (Array.isArray(value)) return listText(field, value, words);
  const referred = referredText(field, value, words);
  if (referred !== null) return referred;
  if (field !== null && MONEY_FIELDS.has(field)) return moneyText(value, words);
  if (typeof value === "number") return wordOf(field, String(value), words) ?? words.number(value);
  if (typeof value === "string") return textOf(field, value, words);
  // The coordinates of borders are unreadable.
  if (typeof value === "object" && "coordinates" in value)
    return `${t("zones.border.corners")}: ${cornersIn(value.coordinates)}`;
  return fieldsText(field, value as Fields, words);
}

/** The names of what the field refers to; null: it refers to nothing. */
function referredText(field: string | null, value: unknown, words: Words): string | null {
  const kind = referenceKind(field);
  if (kind === undefined || nameOf(value) !== undefined) return null;
  const ids = referencedIds(value);
  if (ids.length > 0) return ids.map((id) => referenceText(kind, id, words)).join(", ");
  return typeof value === "object" ? null : words.t("field.empty");
}

function textOf(field: string | null, text: string, words: Words): string {
  const { t } = words;
  if (field === "price_file_path") return t("field.yes");
  if (field === "lang_code") return new Intl.DisplayNames(words.language, { type: "language" }).of(text) ?? text;
  if (isFilmAddress(text)) return t("field.film");
  if (isPictureAddress(text)) return t("field.pictures", { count: 1 });
  return (
    wordOf(field, text, words) ?? writtenDate(text, words.language) ?? numberText(field, text, words) ?? plainText(text)
  );
}

/** A constant of the program in words; null: it is none. */
function wordOf(field: string | null, text: string, { t }: Words): string | null {
  const words = field !== null && Object.hasOwn(VALUE_WORDS, field) ? VALUE_WORDS[field] : undefined;
  const key = words !== undefined && Object.hasOwn(words, text) ? words[text] : undefined;
  return key === undefined ? null : t(key);
}

/** WooCommerce writes the amount of a discount as a text: "10.00". */
function numberText(field: string | null, text: string, { number }: Words): string | null {
  return field === "amount" && /^\d+(\.\d+)?$/.test(text) ? number(Number(text)) : null;
}

function moneyText(value: unknown, { money }: Words): string {
  const sum = typeof value === "string" ? Number(value.replace(",", ".")) : value;
  return typeof sum === "number" && Number.isFinite(sum) ? money(sum) : String(value);
}

/** A text of the shop without markup. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const spaced = html.replace(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, "\n");
  const parsed = new DOMParser().parseFromString(spaced, "text/html");
  return (parsed.body.textContent ?? "").replace(/\n\s*\n+/g, "\n").trim();
}

function listText(field: string | null, list: readonly unknown[], words: Words): string {
  const { t } = words;
  if (list.length === 0) return t("field.empty");
  const named = list.slice(0, maxNamed).map((entry) => entryName(field, entry, words));
  if (named.some((name) => name === null)) return t("field.entries", { count: list.length });
  const rest = list.length - named.length;
  return [...named, ...(rest > 0 ? [t("field.and", { count: rest })] : [])].join(", ");
}

function entryName(field: string | null, entry: unknown, words: Words): string | null {
  if (typeof entry !== "object" || entry === null) return valueText(field, entry, words);
  if (Array.isArray(entry)) return null;
  const fields = entry as Fields;
  if (isInterval(fields)) return intervalText(fields);
  const name = nameOf(fields) ?? sizeName(fields) ?? referredText(field, fields, words);
  const own = Object.entries(fields).flatMap(([each, inner]) => {
    if ((inner === null && !isLimitIn(fields, each)) || inner === "") return [];
    const isCount = isCountIn(fields, each);
    const text = inner === null ? words.t("field.noLimit") : valueText(isCount ? null : each, inner, words);
    if (isCount || MONEY_FIELDS.has(each)) return `${titleText(null, each, words)} ${text}`;
    return name === null && referenceKind(each) !== undefined ? text : [];
  });
  const shown = [...(name === null ? [] : [name]), ...(field === "variations" || name === null ? own : [])];
  return shown.length === 0 ? null : shown.join(" ");
}

/** The display name of an entry, as it was written. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields: Fields = { ...value };
  const found = NAMES.map((each) => fields[each]).find((each) => isWord(each));
  return found === undefined ? undefined : plainText(String(found));
}

/** A size has no name of its own, but options such as "25 cm". */
function sizeName({ attributes }: Fields): string | null {
  if (!Array.isArray(attributes)) return null;
  const options = attributes.flatMap((each: unknown) =>
    typeof each === "object" && each !== null && "option" in each && isWord(each.option) ? [String(each.option)] : [],
  );
  return options.length === 0 ? null : options.join(", ");
}

function isWord(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

function isInterval(fields: Fields): boolean {
  return typeof fields["from"] === "string" && typeof fields["to"] === "string";
}

function intervalText(fields: Fields): string {
  return `${String(fields["from"])}–${String(fields["to"])}`;
}

function fieldsText(field: string | null, fields: Fields, words: Words): string {
  const { t } = words;
  if (isInterval(fields)) return intervalText(fields);
  const lifted = liftedIn(fields);
  if (lifted !== null) return t("field.entries", { count: lifted });
  if (Array.isArray(fields["coordinates"])) return t("field.points", { count: pointsIn(fields["coordinates"]) });
  const entries = Object.entries(fields).filter(
    ([name, value]) =>
      (value !== null || isLimitIn(fields, name)) &&
      value !== "" &&
      !SILENT_FIELDS.has(name) &&
      !MAP_CONSTANTS.has(String(value)),
  );
  if (entries.length === 0) return t("field.empty");
  return entries
    .map(
      ([name, value]) =>
        `${titleText(field, name, words)}: ${value === null ? t("field.noLimit") : valueText(isCountIn(fields, name) ? null : name, value, words)}`,
    )
    .join("; ");
}

/** Bounds are sums, but those of a group of options and of an option are counts. */
function isCountIn(fields: Fields, name: string): boolean {
  return (name === "min" || name === "max") && ["kind", "group_id", "product_id"].some((each) => each in fields);
}

/** Null is a value of a group's limit: there is none. */
function isLimitIn(fields: Fields, name: string): boolean {
  return name === "distinct" || (name === "max" && isCountIn(fields, name));
}

/** The number of entries of a lifted list, or of lifted lists by their method; null: neither. */
function liftedIn(value: unknown): number | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  if (LIFTED in value) return Array.isArray(value[LIFTED]) ? value[LIFTED].length : null;
  const lists = Object.values(value).map(liftedIn);
  if (lists.length === 0) return null;
  return lists.reduce((sum, list) => (sum === null || list === null ? null : sum + list), 0);
}

/** Fields whose keys are ids of other things. */
const KEYED: Readonly<Record<string, ReferenceKind>> = {
  delivery_work_time: "branch",
  all_zones_zone_payment_methods: "zone",
  all_zones_payments_status: "zone",
};

/** The label of a field inside another. Opening hours are listed by weekday, special days by date. */
function titleText(field: string | null, name: string, words: Words): string {
  const keyed = field === null ? undefined : KEYED[field];
  if (keyed !== undefined) return referenceText(keyed, name, words);
  const day = field === "week" ? wordOf("weekdays", name, words) : writtenDate(name, words.language);
  if (day !== null) return day;
  const key = FIELD_TITLES[name];
  return key === undefined ? name : words.t(key);
}

/** Points of an area's border. The last point repeats the first. */
function pointsIn(coordinates: readonly unknown[]): number {
  const [first] = coordinates;
  if (!Array.isArray(first)) return 1;
  if (typeof first[0] === "number") return Math.max(1, coordinates.length - 1);
  return coordinates.reduce<number>((sum, part) => sum + (Array.isArray(part) ? pointsIn(part) : 0), 0);
}
