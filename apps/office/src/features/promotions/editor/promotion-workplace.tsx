import { CouponSchema, type WireEntity } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import { useMemo } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { Fields } from "../../../model/entities/read-fields.ts";
import { exampleQuestion } from "../../../model/promotions/calls/why-query.ts";
import { hasCode, readPromotion } from "../../../model/promotions/form/promotion-form.ts";
import { codeList, promotionOf, promotionPatch } from "../../../model/promotions/form/promotion-patch.ts";
import { promotionSentence } from "../../../model/promotions/sentence/promotion-sentence.ts";
import { useEntityForm } from "../../changes/merge/use-entity-form.ts";
import type { ShopNames } from "../../choosing/coupon-words/reason-text.ts";
import type { ShopParts } from "../use-shop-parts.ts";
import { ExamplePanel } from "./example/example-panel.tsx";
import { useExampleCart } from "./example/use-example-cart.ts";
import { PastPanel } from "./past/past-panel.tsx";
import css from "./promotion-editor.module.css";
import { PromotionReading } from "./promotion-reading.tsx";
import { PromotionSentence } from "./promotion-sentence.tsx";
import { WhyPanel } from "./why/why-panel.tsx";
import { shopNames } from "./words/shop-names.ts";

interface PromotionWorkplaceProps {
  readonly entity: WireEntity;
  readonly shop: ShopParts;
  /** False: the person may only look. */
  readonly mayEdit: boolean;
}

/** The form of a promotion, and what it does to carts beside it. */
export function PromotionWorkplace({ entity, shop, mayEdit }: PromotionWorkplaceProps) {
  const { facets } = entity;
  const languages = shop.translations.map(({ code }) => code);
  const editing = useEntityForm({
    formKey: `coupon:${entity.id}`,
    entity,
    read: (from) => readPromotion(from.facets, languages),
    patch: (before, after) => promotionPatch(before, after, facets),
  });
  const { base, form, patch } = editing;
  const example = useExampleCart(shop, form);
  const names = useMemo(() => shopNames(shop), [shop]);
  const couponId = Number(entity.id);
  // With single-use codes guests type these alone; the last drawn one is the least likely to be used.
  const codes = codeList(form.codes);
  const typedCode = hasCode(facets) ? (codes.at(-1) ?? form.code.trim()) : null;
  const question = exampleQuestion(example.cart, typedCode);
  const typed = promotionOf(base, form, facets);
  const said = useSaid(typed, names, { isCode: hasCode(facets), codes: codes.length, zone: shop.places.timeZone });
  return (
    <div className={css.columns}>
      {mayEdit ? (
        <PromotionSentence entity={entity} said={said} shop={shop} names={names} editing={editing} />
      ) : (
        <PromotionReading name={entity.name} said={said} form={form} names={names} isByCode={hasCode(facets)} />
      )}
      <div className={css.side}>
        <ExamplePanel
          couponId={couponId}
          example={example}
          question={question}
          shop={shop}
          names={names}
          isChanged={patch !== null}
        />
        <WhyPanel couponId={couponId} cart={question?.cart ?? null} names={names} />
        <PastPanel
          couponId={couponId}
          coupon={typed}
          isByCode={hasCode(facets)}
          mayTry={mayEdit}
          zone={shop.places.timeZone}
        />
      </div>
    </div>
  );
}

/** The typed promotion as one sentence. */
function useSaid(
  coupon: Fields,
  { dish, section, branch }: ShopNames,
  options: { readonly isCode: boolean; readonly codes: number; readonly zone: TimeZone },
): string | null {
  const i18n = useI18n();
  const read = CouponSchema.safeParse(coupon);
  return read.success ? promotionSentence(read.data, { dish, category: section, branch }, i18n, options) : null;
}
