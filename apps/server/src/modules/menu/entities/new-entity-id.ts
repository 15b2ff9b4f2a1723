import { invalidParams } from "../../../input/refusal.ts";
import { isJsonObject, type JsonObject } from "../../../shop/documents/json.ts";
import { heldKeys } from "../../../shop/drafts/draft-keys.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import {
  documentOf,
  type EntityKey,
  type EntityKind,
  type Facets,
  keyOf,
  readKey,
} from "../../../shop/entities/entity.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { newBranch } from "../branches/new-branch.ts";
import type { EditedKind } from "./kinds.ts";

/** Kinds whose entries get a number from the shop. Editors choose the ids of zones. */
const numbered = ["product", "category", "content", "coupon"];

/** The greatest numbers that other tables name; see BranchUse and UsedCoupons. */
interface UsedNumbers {
  readonly branch: () => Promise<number>;
  readonly coupon: () => Promise<number>;
}

/** The key of a new entity, and its facets with the id. Unless `wanted` is given, it gets the next number of its kind. */
export async function newEntityId(
  draft: DraftWork,
  { kind }: EditedKind,
  document: string | null,
  wanted: string | null,
  facets: JsonObject,
  used: UsedNumbers,
): Promise<{ readonly key: EntityKey; readonly facets: Facets }> {
  if (kind === "branch") return newBranch(draft, wanted, facets, await used.branch());
  if (kind === "coupon") requireNewCoupon(wanted, facets);
  const prefix = document === null ? "" : `${document}/`;
  if (!numbered.includes(kind)) {
    if (wanted === null) throw invalidParams([{ path: "id", message: "is required" }]);
    return { key: keyOf(kind, wanted), facets };
  }
  const greatestUsed = kind === "coupon" ? await used.coupon() : 0;
  const id = wanted ?? String(Math.max(greatestUsed, await greatestId(draft, kind, prefix)) + 1);
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
  const withId = Object.entries(facets).map(
    ([facet, content]) =>
      // A gallery is identified by its name in the document.
      [facet, isJsonObject(content) && document !== "galleries" ? { id: number, ...content } : content] as const,
  );
  return { key: keyOf(kind, prefix + id), facets: Object.fromEntries(withId) };
}

async function greatestId(draft: DraftWork, kind: EntityKind, prefix: string): Promise<number> {
  const keys = [...explode(draft.documents).keys(), ...(await heldKeys(draft.tx, kind))];
  const ids = keys.flatMap((key) => {
    const entity = readKey(key);
    if (entity?.kind !== kind || !entity.id.startsWith(prefix)) return [];
    const number = Number(entity.id.slice(prefix.length));
    return Number.isSafeInteger(number) && number > 0 ? [number] : [];
  });
  return ids.reduce((greatest, id) => Math.max(greatest, id), 0);
}

/**
 * Throws a 400 unless the facets say whether the shop offers the coupon by itself or behind a code, and only that. Uses
 * name coupons by number, so an editor never chooses it.
 */
function requireNewCoupon(wanted: string | null, facets: JsonObject): void {
  if (wanted !== null) throw invalidParams([{ path: "id", message: "is given by the shop" }]);
  const named = Object.keys(facets).filter((facet) => documentOf(facet) === "coupons");
  const [list] = named;
  if (named.length === 1 && (list === "coupons#auto" || list === "coupons#codes")) return;
  throw invalidParams([{ path: "facets", message: "names one of coupons#auto and coupons#codes" }]);
}
