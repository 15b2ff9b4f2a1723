import type { WireCouponRow } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { freeCode, makePromotion } from "../../../model/promotions/change-promotions.ts";
import {
  promotionOfRecipe,
  RECIPES,
  type RecipeAnswers,
  type RecipeId,
} from "../../../model/promotions/recipes/recipes.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import type { PromotionsAsked } from "../list/use-promotions-asked.ts";

/** Makes the promotion of a recipe in the draft, draws its codes, and opens it. */
export function useRecipe(rows: readonly WireCouponRow[], asked: PromotionsAsked) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  // One attempt of the gallery makes one promotion, also if the first answer was lost.
  const [keys, setKeys] = useState(newKeys);
  const make = async (id: RecipeId, answers: RecipeAnswers, codes: number) => {
    if (isSending) return;
    const taken = rows.map(({ name }) => name);
    const code = freeCode(t(`promo.recipe.${id}.name`), taken, RECIPES[id].isCode ? "-" : " ");
    const attempt = { make: `${keys.make}${id}`, draw: `${keys.draw}${id}` };
    const made = await during(makePromotion(promotionOfRecipe(id, code, answers), codes, attempt));
    if (!made.ok) {
      if (made.isBack) setKeys(newKeys());
      return void failed(made.error);
    }
    showToast({ text: t("promo.recipe.made", { name: code }), look: "done" });
    asked.show({ open: made.id });
  };
  return { make, isSending };
}

function newKeys() {
  return { make: changeKey(), draw: changeKey() };
}
