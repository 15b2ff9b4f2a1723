import { EntitySchema, type WireCouponRow, type WireEntity } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { discardEntity } from "../entities/discard-entity.ts";
import { asRemoval, createEntity, type RemovalResult, removeEntity } from "../entities/entity-calls.ts";
import { type EntityAddress, entityPath } from "../entities/entity-path.ts";
import { type Fields, fieldsIn, textsIn } from "../entities/read-fields.ts";
import { drawCodes } from "./calls/draw-codes.ts";
import { mainFacet } from "./form/promotion-form.ts";

/** A promotion that does not exist yet. `isCode`: guests type its code. */
export interface NewPromotion {
  readonly isCode: boolean;
  readonly coupon: Fields;
}

/** `isBack`: nothing is left of the attempt, so that another one needs new keys. */
type MadePromotion =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly error: OfficeError; readonly isBack: boolean };

/**
 * Adds a promotion to the draft and draws its codes; 0: none. Without its codes it is removed again, because it would be
 * one that everybody can use. Keys make a retry of the same attempt harmless.
 */
export async function makePromotion(
  { isCode, coupon }: NewPromotion,
  codes: number,
  keys: { readonly make: string; readonly draw: string },
): Promise<MadePromotion> {
  const made = await createPromotion({ [isCode ? "coupons#codes" : "coupons#auto"]: coupon }, keys.make);
  if (!made.ok) return { ...made, isBack: false };
  const { id, etag } = made.value;
  if (codes === 0) return { ok: true, id };
  const drawn = await drawCodes(id, codes, "", keys.draw);
  if (drawn.ok) return { ok: true, id };
  const removed = await removeEntity(addressOf(id), etag);
  return { ...drawn, isBack: removed.ok };
}

/** Adds a promotion with its translations to the draft. `key` makes a retry of the same attempt harmless. */
export function createPromotion(facets: Fields, key: string): Promise<OfficeResult<WireEntity>> {
  return createEntity("coupon", { facets }, { key });
}

/** A promotion with the draft, whole: the list has neither its translations nor its codes. */
export function readWhole(id: string): Promise<OfficeResult<WireEntity>> {
  return api.read(entityPath(addressOf(id)), EntitySchema);
}

/**
 * The facets of a promotion with the same rules and translations under a free name. Single-use codes stay with the first,
 * because they are unique; the copy has one of its own, `singleUse`, because without any everybody could use it.
 */
export function copyOf(facets: Fields, code: string, singleUse: string): Fields {
  const main = mainFacet(facets);
  return Object.fromEntries(
    Object.entries(withoutIds(facets)).map(([facet, content]) => {
      const fields = fieldsIn(content);
      const isNamed = facet === main || (main === "coupons#codes" && "code" in fields);
      return [
        facet,
        {
          ...fields,
          ...(isNamed ? { code } : {}),
          ...(textsIn(fields["codes"]).length > 0 ? { codes: [singleUse] } : {}),
        },
      ];
    }),
  );
}

const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 10;

/** A code that nobody guesses, of signs that people do not confuse. */
export function freshCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength));
  return Array.from(bytes, (byte) => signs[byte % signs.length]).join("");
}

type RemovedPromotion =
  | { readonly ok: true; readonly facets: Fields | null }
  | { readonly ok: false; readonly error: OfficeError };

/**
 * Removes a promotion with the next publication. Answers what `bringBack` needs: of one that guests never had all facets,
 * because nothing else keeps them.
 */
export async function removePromotion({ id, etag, state }: WireCouponRow): Promise<RemovedPromotion> {
  const whole = state === "new" ? await readWhole(id) : null;
  if (whole !== null && !whole.ok) {
    const removal = asRemoval(whole);
    return removal.ok ? { ok: true, facets: null } : removal;
  }
  const removed = await removeEntity(addressOf(id), etag);
  return removed.ok ? { ok: true, facets: whole === null ? null : whole.value.facets } : removed;
}

/** Brings a removed promotion back: what guests have is kept, one that they never had is made again with its `facets`. */
export async function bringBack(id: string, facets: Fields | null, key: string): Promise<RemovalResult> {
  return facets === null ? discardEntity(addressOf(id)) : createPromotion(withoutIds(facets), key);
}

/** A name that no promotion has: «Обед», then «Обед 2». Codes differ by more than case. */
export function freeCode(wanted: string, taken: readonly string[], gap = " "): string {
  const fold = (code: string) => code.trim().toLocaleLowerCase();
  const used = new Set(taken.map(fold));
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? wanted : `${wanted}${gap}${number}`;
    if (!used.has(fold(code))) return code;
  }
}

/** The shop gives the number. */
function withoutIds(facets: Fields): Fields {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, content]) => {
      const { id: _id, ...fields } = fieldsIn(content);
      return [facet, fields];
    }),
  );
}

function addressOf(id: string): EntityAddress {
  return { kind: "coupon", id };
}
