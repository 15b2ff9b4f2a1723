import { couponFaults, couponFields } from "@skatert/contract";
import { type CouponId, codeKey } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import { invalidParams } from "../../../input/refusal.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { heldKeys } from "../../../shop/drafts/draft-keys.ts";
import type { ShopDraft } from "../../../shop/editing/edit-shop.ts";
import { readKey } from "../../../shop/entities/entity.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";

/** A coupon of the shop and the list that contains it. */
export interface ListedCoupon {
  readonly auto: boolean;
  readonly wire: JsonObject;
}

const document = "coupons";

export function couponsIn(file: Json): readonly ListedCoupon[] {
  return [
    ...listOf(file, "auto").map((wire) => ({ auto: true, wire })),
    ...listOf(file, "codes").map((wire) => ({ auto: false, wire })),
  ];
}

/** Sets fields of a coupon; false for an unknown id. Throws a 400 for an invalid coupon. */
export function changeCoupon(
  draft: ShopDraft,
  snapshot: ShopSnapshot,
  id: CouponId,
  body: Readonly<Record<string, unknown>>,
): boolean {
  const file = draft.read(document);
  const known = couponsIn(file).find(({ wire }) => String(wire["id"]) === String(id));
  if (known === undefined) return false;
  const changed = { ...known.wire, ...jsonFields(body) };
  check(changed, snapshot, file);
  const list = known.auto ? "auto" : "codes";
  const next = listOf(file, list).map((wire) => (wire === known.wire ? changed : wire));
  draft.write(document, { ...objectOf(file), [list]: next });
  return true;
}

/**
 * Adds a coupon, to the automatic ones if `auto` of the body says so; returns its new id. `greatest`: see WooDeps.
 * Throws a 400 for an invalid coupon.
 */
export async function addCoupon(
  draft: ShopDraft,
  snapshot: ShopSnapshot,
  body: Readonly<Record<string, unknown>>,
  greatest: (db: Db) => Promise<number>,
): Promise<CouponId> {
  const file = draft.read(document);
  const id = await nextId(draft.tx, file, await greatest(draft.tx));
  const coupon: JsonObject = { discount_type: "fixed_cart", amount: "0.00", ...jsonFields(body), id };
  check(coupon, snapshot, file);
  const list = body["auto"] === true ? "auto" : "codes";
  draft.write(document, { ...objectOf(file), [list]: [...listOf(file, list), coupon] });
  return id;
}

/** Deletes a coupon; false for an unknown id. Existing orders are unchanged. */
export function removeCoupon(draft: ShopDraft, id: CouponId): boolean {
  const file = draft.read(document);
  const known = couponsIn(file).find(({ wire }) => String(wire["id"]) === String(id));
  if (known === undefined) return false;
  const list = known.auto ? "auto" : "codes";
  draft.write(document, { ...objectOf(file), [list]: listOf(file, list).filter((wire) => wire !== known.wire) });
  return true;
}

function check(coupon: JsonObject, snapshot: ShopSnapshot, file: Json): void {
  const code = codeOf(coupon);
  const isTaken = couponsIn(file).some(({ wire }) => wire["id"] !== coupon["id"] && codeOf(wire) === code);
  const faults = isTaken
    ? [{ path: "code", message: "is another coupon's" }]
    : couponFaults(coupon, snapshot.settings().timeZone);
  if (faults.length > 0) throw invalidParams(faults);
}

/** Uses and grants refer to coupons by id, so an id is never reused, nor taken from a draft of the office. */
async function nextId(tx: Tx, file: Json, greatest: number): Promise<CouponId> {
  const listed = couponsIn(file).map(({ wire }) => Number(wire["id"]));
  const held = (await heldKeys(tx, "coupon")).map((key) => Number(readKey(key)?.id)).filter(Number.isSafeInteger);
  return Math.max(greatest, ...listed, ...held) + 1;
}

function codeOf(coupon: JsonObject): string {
  return codeKey(String(coupon["code"] ?? ""));
}

function listOf(file: Json, list: "auto" | "codes"): readonly JsonObject[] {
  const entries = objectOf(file)[list];
  return Array.isArray(entries) ? entries.filter(isJsonObject) : [];
}

function objectOf(file: Json): JsonObject {
  return isJsonObject(file) ? file : {};
}

/** The body was parsed from JSON, so its values are JSON. */
function jsonFields(body: Readonly<Record<string, unknown>>): JsonObject {
  const fields: JsonObject = JSON.parse(JSON.stringify(couponFields(body)));
  return fields;
}
