import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { promotionsQuery } from "../../model/promotions/promotions-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { BackButton } from "../../ui/back-button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { PromotionList } from "./list/promotion-list.tsx";
import { usePromotionShop } from "./list/use-promotion-shop.ts";
import { type PromotionsAsked, usePromotionsAsked } from "./list/use-promotions-asked.ts";
import { RecipeGallery } from "./recipes/recipe-gallery.tsx";

const PromotionEditor = lazy(async () => ({
  default: (await import("./editor/promotion-editor.tsx")).PromotionEditor,
}));
const PromotionRules = lazy(async () => ({ default: (await import("./rules/promotion-rules.tsx")).PromotionRules }));

/** Discounts, gifts, promo codes and personal offers; one of them; or the rules of points and the wheel (PROMO-1). */
export function PromotionsScreen() {
  const { t } = useI18n();
  const asked = usePromotionsAsked();
  const { open, isRules, isNew } = asked;
  useFocusBack(open !== "" ? open : isRules ? "points" : isNew ? "new" : "");
  const close = () => asked.show(null);
  if (open === "" && !isRules) return <Promotions asked={asked} />;
  return (
    <Suspense fallback={<ListSkeleton label={t("loading")} />}>
      {open === "" ? (
        <div className={screen.part}>
          <BackButton onPress={close} />
          <PromotionRules />
        </div>
      ) : (
        <PromotionEditor key={open} id={open} onClose={close} />
      )}
    </Suspense>
  );
}

function Promotions({ asked }: { readonly asked: PromotionsAsked }) {
  const { t } = useI18n();
  const promotions = useQuery(promotionsQuery);
  const { shop, mayEdit, failed: failedPart } = usePromotionShop();
  const failed = promotions.data === undefined && promotions.isError ? promotions : failedPart;
  if (failed !== undefined) return <LoadFailed title="promo.list.error" right="menu.edit" asked={failed} />;
  if (promotions.data === undefined || shop === null) return <ListSkeleton label={t("loading")} rows={8} />;
  const isEmpty = promotions.data.length === 0;
  if (mayEdit && (asked.isNew || isEmpty)) {
    return <RecipeGallery rows={promotions.data} shop={shop} asked={asked} isEmpty={isEmpty} />;
  }
  return <PromotionList rows={promotions.data} shop={shop} mayEdit={mayEdit} asked={asked} />;
}
