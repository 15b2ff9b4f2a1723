import { SHOP_META_KEYS } from "../checkout/woo-meta.ts";
import type { Fault } from "../fields/faults.ts";
import { isRecord, readList } from "../fields/read.ts";
import type { WooBodyMembers } from "./woo-body-members.ts";

/** Members of an entry of a list that the shop computes. */
const COMPUTED: ReadonlySet<string> = new Set([
  ...["total", "subtotal", "total_tax", "subtotal_tax", "price", "taxes", "discount", "discount_tax", "method_title"],
  ...["sku", "image", "parent_name", "global_unique_id", "instance_id", "tax_status", "name", "alt"],
]);

/**
 * The faults of members of a body that would have no effect: a client must not believe that they were kept.
 * `present`: the resource in the answer of a GET; null for a new one.
 */
export function unkeptMembers(
  { refused, unchanged }: WooBodyMembers,
  body: Readonly<Record<string, unknown>>,
  present: Readonly<Record<string, unknown>> | null,
): readonly Fault[] {
  const lacking = Object.entries(refused)
    .filter(([path, usual]) => valuesAt(body, path).some((value) => !isEmpty(value) && !isEqual(value, usual)))
    .map(([path]) => ({ path, message: "is not supported by this shop" }));
  const changed = unchanged
    .filter((path) => !isEmpty(body[path]) && !isSame(path, body[path], present?.[path]))
    .map((path) => ({ path, message: "cannot be changed by this call" }));
  return [...lacking, ...changed];
}

/** The values at `name`, or at `list.name` of each entry. */
function valuesAt(body: Readonly<Record<string, unknown>>, path: string): readonly unknown[] {
  const [name = "", inner] = path.split(".");
  if (inner === undefined) return [body[name]];
  return readList(body[name]).map((entry) => (isRecord(entry) ? entry[inner] : undefined));
}

/** Whether a body has a member that `unkeptMembers` compares with the resource. */
export function needsPresent({ unchanged }: WooBodyMembers, body: Readonly<Record<string, unknown>>): boolean {
  return unchanged.some((name) => !isEmpty(body[name]));
}

function isSame(name: string, given: unknown, present: unknown): boolean {
  if (name !== "meta_data") return isPart(given, present);
  const known = readList(present);
  const own = readList(given).filter((entry) => !isRecord(entry) || !SHOP_META_KEYS.includes(String(entry["key"])));
  return own.every((entry) => known.some((each) => isPart(entry, each)));
}

/** Whether each given member is in the present value. Members that the shop lacks must be empty. */
function isPart(given: unknown, present: unknown): boolean {
  if (isEmpty(given) && isEmpty(present)) return true;
  if (Array.isArray(given))
    return (
      Array.isArray(present) && given.length === present.length && given.every((each, at) => isPart(each, present[at]))
    );
  if (!isRecord(given)) return isEqual(given, present);
  if (!isRecord(present)) return false;
  return Object.entries(given).every(([name, value]) => COMPUTED.has(name) || isPart(value, present[name] ?? null));
}

/** Clients write numbers and flags as text, too. */
function isEqual(given: unknown, usual: unknown): boolean {
  if (isRecord(given) || Array.isArray(given)) return false;
  if (String(given) === String(usual)) return true;
  if (typeof usual === "boolean") return String(given) === (usual ? "1" : "0");
  const isNumber = (value: unknown) => /^-?\d+(?:\.\d+)?$/.test(String(value));
  return isNumber(given) && isNumber(usual) && Number(given) === Number(usual);
}

/** Null, "", and lists and objects of such. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}
