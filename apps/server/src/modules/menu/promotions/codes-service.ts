import { MAX_COUPON_CODES, readTexts, type WireCodesDraw, type WireCodesDrawn } from "@skatert/contract";
import { codeKey } from "@skatert/domain";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import { drawCodes } from "../../../shop/coupons/draw-codes.ts";
import { isJsonObject, type Json } from "../../../shop/documents/json.ts";
import { heldEntities } from "../../../shop/drafts/draft-store.ts";
import { type EntityView, readView } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { keyOf } from "../../../shop/entities/entity.ts";
import { editingOf, known } from "../entities/entities-service.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";

const facet = "coupons#codes";

/** A row of the table of codes. */
interface CodeRow {
  readonly code: string;
  /** ISO time of the order; empty: the code was not used. */
  readonly used: string;
  readonly order: string;
}

/** Single-use codes of a promo code (PROMO-1). Callers have checked the rights. */
export interface PromotionCodes {
  /** Adds new random codes to the coupon in the draft. Throws a 404 for no coupon, a 400 for too many codes. */
  draw(wanted: WireCodesDraw, by: ChangeBy): Promise<WireCodesDrawn>;
  /** Every code of the coupon, with the draft's; throws a 404 for no coupon. */
  rows(id: string): Promise<readonly CodeRow[]>;
}

export function createPromotionCodes(deps: MenuDeps): PromotionCodes {
  const { store } = deps;
  return {
    draw: (wanted, by) => editDraft(store, editingOf(deps, by), (draft) => drawIn(draft, wanted)),
    async rows(id) {
      const key = keyOf("coupon", id);
      const view = known(await readView(store.db, await publishedDocuments(store), key), key);
      const uses = new Map((await deps.coupons.usedCodes(store.db, Number(id))).map((use) => [use.code, use]));
      return codesOf(view.facets?.[facet]).map((code) => {
        const use = uses.get(codeKey(code));
        return {
          code,
          used: use === undefined ? "" : isoTime(use.at),
          order: use === undefined ? "" : `${use.orderId}`,
        };
      });
    },
  };
}

async function drawIn(draft: DraftWork, { coupon_id: id, count, prefix = "" }: WireCodesDraw): Promise<WireCodesDrawn> {
  const key = keyOf("coupon", String(id));
  const view = known(await draft.view(key), key);
  const { facets, coupon } = withCode(view);
  const present = codesOf(coupon);
  if (present.length + count > MAX_COUPON_CODES) {
    throw invalidParams([{ path: "count", message: `a coupon has at most ${MAX_COUPON_CODES} codes` }]);
  }
  const codes = drawCodes(count, prefix, await takenCodes(draft));
  const all = [...present, ...codes];
  await draft.put(key, { ...facets, [facet]: { ...coupon, codes: all } }, new Set([`${facet} codes`]));
  return { codes: [...codes], total: all.length };
}

/** Throws a 404 for a removed coupon, a 400 for one that the shop offers without a code. */
function withCode({ key, facets }: EntityView) {
  if (facets === null) throw new Refusal("rest_not_found", `There is no ${key}`);
  const coupon = facets[facet];
  if (isJsonObject(coupon)) return { facets, coupon };
  throw invalidParams([{ path: "coupon_id", message: "is a coupon without a code" }]);
}

/** The keys of every code of the shop, of the draft, and of releases that may be published later. */
async function takenCodes({ tx, documents }: DraftWork): Promise<ReadonlySet<string>> {
  const file = documents.get("coupons");
  const listed = isJsonObject(file)
    ? [file["auto"], file["codes"]].flatMap((list) => (Array.isArray(list) ? list : []))
    : [];
  const drafted = (await heldEntities(tx, "coupon")).flatMap(({ delta }) =>
    Object.values(delta).map(({ after }) => after && ("whole" in after ? after.whole : after.fields)),
  );
  const named = [...listed, ...drafted].flatMap((coupon) =>
    isJsonObject(coupon) ? [...readTexts(coupon["code"]), ...codesOf(coupon)] : [],
  );
  return new Set(named.map(codeKey));
}

function codesOf(coupon: Json | undefined): readonly string[] {
  return isJsonObject(coupon) ? readTexts(coupon["codes"]) : [];
}
