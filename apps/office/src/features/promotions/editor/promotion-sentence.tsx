import type { WireEntity } from "@skatert/contract";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { promotionFaults, promotionFieldAt } from "../../../model/promotions/form/promotion-faults.ts";
import { hasCode, type PromotionForm } from "../../../model/promotions/form/promotion-form.ts";
import type { promotionPatch } from "../../../model/promotions/form/promotion-patch.ts";
import { SaveBar } from "../../../ui/screen/save-bar.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { useKeptFocus } from "../../../ui/use-kept-focus.ts";
import { DraftFaultList } from "../../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../../changes/faults/use-draft-faults.ts";
import { useGoingTo } from "../../changes/faults/use-going-to.ts";
import { HistoryLinks } from "../../changes/history-link.tsx";
import { useEntitySaving } from "../../changes/merge/use-entity-saving.tsx";
import type { ShopNames } from "../../choosing/coupon-words/reason-text.ts";
import type { ShopParts } from "../use-shop-parts.ts";
import type { PartProps } from "./part-props.ts";
import { BenefitPart } from "./parts/benefit-part.tsx";
import { LimitsPart, SumPart } from "./parts/bound-parts.tsx";
import { CartPart } from "./parts/cart-part.tsx";
import { CodesPart } from "./parts/codes-part.tsx";
import { WhenPart, WherePart } from "./parts/place-parts.tsx";
import css from "./parts/sentence.module.css";
import { SentencePart } from "./parts/sentence-part.tsx";
import { ShownPart } from "./parts/shown-part.tsx";
import { WhomPart } from "./parts/whom-part.tsx";
import { PARTS, type PartName, partOfField } from "./words/part-of-field.ts";
import { partText } from "./words/part-text.ts";

interface PromotionEditing {
  readonly etag: string;
  readonly base: PromotionForm;
  readonly form: PromotionForm;
  readonly patch: ReturnType<typeof promotionPatch>;
  readonly change: (part: Partial<PromotionForm>) => void;
  readonly startAgain: (from: WireEntity, sent?: PromotionForm) => void;
}

interface PromotionSentenceProps {
  readonly entity: WireEntity;
  /** As one sentence; null: what is typed is no promotion yet. */
  readonly said: string | null;
  readonly shop: ShopParts;
  readonly names: ShopNames;
  readonly editing: PromotionEditing;
}

/** The promotion as parts of a sentence; each is opened and edited in its place. Saving puts it into the draft. */
export function PromotionSentence({ entity, said, shop, names, editing }: PromotionSentenceProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { form, patch, change, startAgain } = editing;
  const isByCode = hasCode(entity.facets);
  const [open, setOpen] = useState<PartName | null>("benefit");
  const { form: place, goTo } = useGoingTo({
    isShown: (field) => partOfField(field) === open,
    show: (field) => setOpen(partOfField(field)),
  });
  useKeptFocus(place);
  const { save, isSaving, dialog, errorOf, drafted } = useSaving(entity, editing, goTo);
  const part: PartProps = { form, change, errorOf, shop, isByCode };
  const contents: Readonly<Record<PartName, ReactNode>> = {
    benefit: <BenefitPart {...part} />,
    whom: <WhomPart {...part} />,
    cart: <CartPart {...part} />,
    sum: <SumPart {...part} />,
    where: <WherePart {...part} />,
    when: <WhenPart {...part} />,
    limits: <LimitsPart {...part} />,
    shown: <ShownPart {...part} />,
    codes: <CodesPart {...part} id={entity.id} isChanged={patch !== null} />,
  };
  return (
    <form
      ref={place}
      className={screen.panel}
      aria-label={t("promo.edit.parts")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={screen.head}>
        <h2 className={screen.heading}>{form.code.trim() || entity.name}</h2>
        <HistoryLinks entities={[entity]} name={entity.name} />
      </div>
      {said !== null && <p className={css.aloud}>{said}</p>}
      <DraftFaultList faults={drafted.faults} onGo={goTo} />
      <div className={css.sentence}>
        {PARTS.filter((name) => name !== "codes" || isByCode).map((name) => (
          <SentencePart
            key={name}
            label={t(`promo.edit.${name}`)}
            text={partText(name, form, { i18n, names, isByCode })}
            isOpen={name === open}
            onPress={() => setOpen((was) => (was === name ? null : name))}
          >
            {contents[name]}
          </SentencePart>
        ))}
      </div>
      <SaveBar
        text={t(patch === null ? "promo.edit.unsaved.none" : "promo.edit.unsaved")}
        resetLabel={t("promo.edit.undo")}
        saveLabel={t("promo.edit.save")}
        isChanged={patch !== null}
        isSaving={isSaving}
        onReset={() => startAgain(entity)}
      />
      {dialog}
    </form>
  );
}

function useSaving(
  entity: WireEntity,
  { etag, base, form, patch, startAgain }: PromotionEditing,
  goTo: (field: string) => void,
) {
  const { t } = useI18n();
  const saving = useEntitySaving();
  const [isTried, setIsTried] = useState(false);
  const drafted = useDraftFaults([entity], promotionFieldAt);
  const faults = promotionFaults(form, base, hasCode(entity.facets));
  const save = async () => {
    setIsTried(true);
    const [first] = faults.keys();
    if (first !== undefined) {
      goTo(first);
      return showToast({ text: t("promo.edit.fault.some"), look: "failed" });
    }
    if (patch === null) return;
    const saved = await saving.save({ kind: "coupon", id: entity.id }, etag, patch);
    if (saved === null) return;
    startAgain(saved, form);
    setIsTried(false);
    showToast({ text: t("promo.edit.saved"), look: "done" });
  };
  const errorOf = (field: keyof PromotionForm) => {
    const fault = isTried ? faults.get(field) : undefined;
    return fault === undefined ? drafted.errorOf(field) : t(`promo.edit.fault.${fault}`);
  };
  return { save, errorOf, drafted, isSaving: saving.isSaving, dialog: saving.dialog };
}
