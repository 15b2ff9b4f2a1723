import type { WireCouponRow } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { RECIPE_IDS, RECIPES, type RecipeId } from "../../../model/promotions/recipes/recipes.ts";
import type { PromotionShop } from "../../../model/promotions/states/promotion-shop.ts";
import { shopNow } from "../../../platform/clock/shop-clock.ts";
import { BackButton } from "../../../ui/back-button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { Besides } from "../list/besides.tsx";
import css from "../list/promotion-list.module.css";
import type { PromotionsAsked } from "../list/use-promotions-asked.ts";
import { RecipeDialog } from "./recipe-dialog.tsx";
import { useRecipe } from "./use-recipe.ts";

interface RecipeGalleryProps {
  readonly rows: readonly WireCouponRow[];
  readonly shop: PromotionShop;
  readonly asked: PromotionsAsked;
  /** There are no promotions to go back to. */
  readonly isEmpty: boolean;
}

const winBackDays = 30;

/** Promotions to start from: a card says what it does, and a press makes it and opens it (PROMO-1). */
export function RecipeGallery({ rows, shop, asked, isEmpty }: RecipeGalleryProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<RecipeId | null>(null);
  const { make, isSending } = useRecipe(rows, asked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isEmpty) heading.current?.focus({ preventScroll: true });
  }, [isEmpty]);
  const choose = (id: RecipeId) => {
    if (RECIPES[id].question === null) void make(id, {}, 0);
    else setChosen(id);
  };
  return (
    <div className={screen.part}>
      {!isEmpty && <BackButton onPress={() => asked.show(null)} />}
      <h2 ref={heading} tabIndex={-1} className={screen.heading}>
        {t(isEmpty ? "promo.recipe.empty" : "promo.recipe.title")}
      </h2>
      <p className={screen.quiet}>{t("promo.recipe.text")}</p>
      <ul className={css.cards} aria-busy={isSending}>
        {RECIPE_IDS.map((id) => (
          <li key={id}>
            <button type="button" className={css.card} onClick={() => choose(id)}>
              <span className={css.name}>{t(`promo.recipe.${id}`)}</span>
              <span className={css.quiet}>{t(`promo.recipe.${id}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Besides />
      {chosen !== null && (
        <RecipeDialog
          id={chosen}
          isSending={isSending}
          onClose={() => setChosen(null)}
          onAnswer={(answers, codes) => void make(chosen, { ...answers, lastDay: lastDay(shop.zone) }, codes)}
        />
      )}
    </div>
  );
}

/** A month from now on the shop's clock, "YYYY-MM-DD". */
function lastDay(timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(shopNow() + winBackDays * 24 * 60 * 60_000);
}
