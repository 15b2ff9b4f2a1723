import type { Weekday } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { cornersIn } from "./corners.ts";
import { SILENT_FIELDS } from "./opened-fields.ts";
import { FIELD_TITLES, MONEY_FIELDS } from "./titles.ts";

type Words = Pick<I18n, "t" | "money" | "number">;

type Fields = Readonly<Record<string, unknown>>;

/** Fields with the display name of a list entry. */
const NAMES = ["name", "title", "text", "label", "code", "slug", "url", "src", "id"] as const;
/** Maximum of list entries in one line. */
const maxNamed = 12;
/** Marks a list whose entries are entities of their own; see the server's settings-lifts. */
const LIFTED = "$ids";

/**
 * A document's value as one line: sums as money, lists as names, texts without markup. `field` is its name, which tells
 * sums from other numbers.
 */
export function valueText(field: string | null, value: unknown, words: Words): string {
  const { t } = words;
  if (value === undefined || value === null || value === "") return t("field.empty");
  if (typeof value === "boolean") return t(value ? "field.yes" : "field.no");
  if (field !== null && MONEY_FIELDS.has(field)) return moneyText(value, words);
  if (typeof value === "number") return words.number(value);
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return listText(field, value, words);
  // The coordinates of borders are unreadable.
  if (typeof value === "object" && "coordinates" in value)
    return `${t("zones.border.corners")}: ${cornersIn(value.coordinates)}`;
  return fieldsText(field, value as Fields, words);
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
  if (typeof entry !== "object" || entry === null) return valueText(null, entry, words);
  if (Array.isArray(entry)) return null;
  const fields = entry as Fields;
  if (isInterval(fields)) return intervalText(fields);
  const name = NAMES.map((each) => fields[each]).find((each) => isWord(each));
  const own = Object.entries(fields).filter(([each]) => MONEY_FIELDS.has(each));
  const sums = own.map(([each, value]) => `${titleText(null, each, words)} ${valueText(each, value, words)}`);
  const shown = [...(name === undefined ? [] : [String(name)]), ...(field === "variations" || !name ? sums : [])];
  return shown.length === 0 ? null : shown.join(" ");
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
    ([name, value]) => value !== null && value !== "" && !SILENT_FIELDS.has(name),
  );
  if (entries.length === 0) return isWord(fields["id"]) ? String(fields["id"]) : t("field.empty");
  return entries
    .map(([name, value]) => `${titleText(field, name, words)}: ${valueText(name, value, words)}`)
    .join("; ");
}

/** The number of entries of a lifted list, or of lifted lists by their method; null: neither. */
function liftedIn(value: unknown): number | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  if (LIFTED in value) return Array.isArray(value[LIFTED]) ? value[LIFTED].length : null;
  const lists = Object.values(value).map(liftedIn);
  if (lists.length === 0) return null;
  return lists.reduce((sum, list) => (sum === null || list === null ? null : sum + list), 0);
}

/** The label of a field inside another. Opening hours are listed by weekday; 1 is Monday. */
function titleText(field: string | null, name: string, { t }: Words): string {
  if (field === "week" && isWeekday(name)) return t(`settings.day.${name}`);
  const key = FIELD_TITLES[name];
  return key === undefined ? name : t(key);
}

function isWeekday(name: string): name is `${Weekday}` {
  return /^[1-7]$/.test(name);
}

/** Points of an area's border. The last point repeats the first. */
function pointsIn(coordinates: readonly unknown[]): number {
  const [first] = coordinates;
  if (!Array.isArray(first)) return 1;
  if (typeof first[0] === "number") return Math.max(1, coordinates.length - 1);
  return coordinates.reduce<number>((sum, part) => sum + (Array.isArray(part) ? pointsIn(part) : 0), 0);
}
