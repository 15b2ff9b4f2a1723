import type { DishRating } from "@skatert/contract";
import { lazy, Suspense, useState } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import factStyles from "../sheet/dish-facts.module.css";

const DishReviews = lazy(async () => {
  const [{ DishReviews: Reviews }] = await Promise.all([import("./dish-reviews.tsx"), laterMessages()]);
  return { default: Reviews };
});

/** Guests' reviews, folded. They load when opened. */
export function DishReviewsFold({ dishId, rating }: { readonly dishId: number; readonly rating: DishRating }) {
  const { t, formatNumber } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={factStyles["nutrition"]} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t("dish.reviews")} ({formatNumber(rating.count)})
        <Icon name="down" size={18} />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height="96px" />}>
          <DishReviews dishId={dishId} />
        </Suspense>
      )}
    </details>
  );
}
