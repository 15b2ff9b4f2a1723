import type { WireProductRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { allProductsQuery, categoriesQuery } from "../../../model/entities/list-queries.ts";
import { RECIPES, type RecipeAnswers, type RecipeId } from "../../../model/promotions/recipes/recipes.ts";
import { isThere } from "../../../model/promotions/states/promotion-shop.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { DishFinder } from "../../choosing/dish-finder.tsx";

interface RecipeDialogProps {
  readonly id: RecipeId;
  readonly isSending: boolean;
  readonly onClose: () => void;
  /** `codes`: how many single-use codes to draw. */
  readonly onAnswer: (answers: RecipeAnswers, codes: number) => void;
}

/** The most codes of one promotion. */
const maxCodes = 10_000;
const usualCodes: Partial<Record<RecipeId, number>> = { flyer: 1000, winBack: 200 };

/** Asks what a recipe needs to know: a section, a dish, or how many codes. */
export function RecipeDialog({ id, isSending, onClose, onAnswer }: RecipeDialogProps) {
  const { t } = useI18n();
  const { question } = RECIPES[id];
  const [answers, setAnswers] = useState<RecipeAnswers>({});
  const [codes, setCodes] = useState(question === "codes" ? (usualCodes[id] ?? 1) : 0);
  const isAnswered = question === "codes" ? codes > 0 : Object.keys(answers).length > 0;
  return (
    <Dialog title={t(`promo.recipe.${id}`)} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAnswered) onAnswer(answers, codes);
        }}
      >
        <p className={screen.quiet}>{t(`promo.recipe.${id}.text`)}</p>
        {question === "section" && <SectionQuestion answers={answers} onAnswer={setAnswers} />}
        {question === "dish" && <DishQuestion onAnswer={setAnswers} />}
        {question === "codes" && (
          <NumberField
            label={t("promo.recipe.codes")}
            value={codes}
            onChange={(count) => setCodes(Number.isNaN(count) ? 0 : count)}
            minValue={1}
            maxValue={maxCodes}
          />
        )}
        <DialogButtons>
          <Button onPress={onClose}>{t("promo.recipe.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending} isDisabled={!isAnswered}>
            {t("promo.recipe.do")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

interface QuestionProps {
  readonly onAnswer: (answers: RecipeAnswers) => void;
}

function SectionQuestion({ answers, onAnswer }: QuestionProps & { readonly answers: RecipeAnswers }) {
  const { t } = useI18n();
  const sections = useQuery(categoriesQuery).data?.categories ?? [];
  return (
    <Select
      label={t("promo.recipe.section")}
      value={answers.section ?? null}
      onChange={(section) => onAnswer({ section })}
      placeholder={t("promo.recipe.choose")}
      choices={sections.filter(isThere).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function DishQuestion({ onAnswer }: QuestionProps) {
  const { t } = useI18n();
  const dishes = useQuery(allProductsQuery).data?.filter(isThere) ?? [];
  const [chosen, setChosen] = useState<WireProductRow | null>(null);
  return (
    <>
      <DishFinder
        label={t("promo.recipe.dish")}
        dishes={dishes}
        onChoose={(dish) => {
          setChosen(dish);
          onAnswer({ dish: dish.id, size: dish.sizes[0]?.id ?? null });
        }}
      />
      {chosen !== null && <p role="status">{t("promo.recipe.dish.chosen", { name: chosen.name })}</p>}
    </>
  );
}
