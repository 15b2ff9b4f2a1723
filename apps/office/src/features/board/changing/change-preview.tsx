import type { BoardOrder, WireRefusal } from "@skatert/contract";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ChangeOutcome } from "../../../model/changing/change-calls.ts";
import type { ChangeDraft } from "../../../model/changing/change-draft.ts";
import type { Sale } from "../../../model/sale/sale.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { refusalText } from "../../choosing/refusal-text.ts";
import { useBoardWords } from "../words.ts";
import { ChangedDishes } from "./changed-dishes.tsx";
import css from "./changing.module.css";
import type { DraftPartProps } from "./dish/line-list.tsx";
import { failureKey } from "./failure-key.ts";
import type { Preview } from "./use-preview.ts";

interface ChangePreviewProps extends DraftPartProps {
  readonly order: BoardOrder;
  readonly sale: Sale;
  readonly preview: Preview<ChangeOutcome>;
  /** Whether a part of the change is not typed whole yet. */
  readonly isHalf: boolean;
}

/** Old and new dishes, sums and points, and what has to be decided first (CHANGE-1, CHANGE-2). */
export function ChangePreview({ order, draft, sale, preview, isHalf, onChange }: ChangePreviewProps) {
  const { t } = useBoardWords();
  const heading = useId();
  const { outcome, isCounting, failure, retry } = preview;
  return (
    <section className={css.part} aria-labelledby={heading} aria-busy={isCounting}>
      <h3 id={heading} className={css.heading}>
        {t("change.preview")}
      </h3>
      {order.proposal !== null && <p className={css.quiet}>{t("change.preview.replaces")}</p>}
      {outcome === null && failure === null && (
        <p role="status" className={isHalf ? css.fault : css.quiet}>
          {t(isHalf ? "change.preview.half" : isCounting ? "change.preview.counting" : "change.preview.empty")}
        </p>
      )}
      {failure !== null && (
        <div role="alert">
          <p className={css.fault}>{t(failure === "failed" ? "change.preview.failed" : failureKey(failure))}</p>
          {failure === "failed" && <Button onPress={retry}>{t("retry")}</Button>}
        </div>
      )}
      {outcome !== null && (
        <>
          <ChangedDishes dishes={outcome.dishes} />
          <Sums outcome={outcome} />
          <Refusals refusals={outcome.refusals} sale={sale} />
        </>
      )}
      <Coupons draft={draft} outcome={outcome} onChange={onChange} />
      <Gift draft={draft} outcome={outcome} onChange={onChange} />
    </section>
  );
}

function Sums({ outcome }: { readonly outcome: ChangeOutcome }) {
  const { t, money } = useBoardWords();
  const { totalWas, totalNow, owed, points } = outcome;
  return (
    <div role="status">
      <p className={css.total}>
        {t("change.total")} {totalWas !== totalNow && <del className={css.quiet}>{money(totalWas)}</del>}{" "}
        {money(totalNow)}
      </p>
      <p className={css.consequence}>
        {owed > 0 && t("change.owed.more", { sum: money(owed) })}
        {owed < 0 && t("change.owed.back", { sum: money(-owed as typeof owed) })}
        {owed === 0 && t("change.owed.none")}
      </p>
      {points.spentBack > 0 && <p>{t("change.points.back", { count: points.spentBack })}</p>}
      {points.earned > 0 && <p className={css.quiet}>{t("change.points.earned", { count: points.earned })}</p>}
    </div>
  );
}

/** The gift has its own question. */
const ASKED: readonly string[] = ["gift-lost"];

function Refusals({ refusals, sale }: { readonly refusals: readonly WireRefusal[]; readonly sale: Sale }) {
  const i18n = useI18n();
  const dishName = (id: number) => sale.catalog.products.get(id)?.name;
  const shown = refusals.filter(({ reason }) => !ASKED.includes(reason));
  if (shown.length === 0) return null;
  return (
    <div role="alert" className={css.refusals}>
      <p className={css.fault}>{i18n.t("change.refused")}</p>
      <ul>
        {shown.map((refusal) => {
          const text = refusalText(refusal, i18n, { dishName });
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </div>
  );
}

interface DecisionProps extends DraftPartProps {
  readonly outcome: ChangeOutcome | null;
}

/** Coupons for which the order no longer qualifies, and the choice to leave them. */
function Coupons({ draft, outcome, onChange }: DecisionProps) {
  const { t } = useBoardWords();
  const dropped = outcome?.couponsDropped ?? [];
  if (dropped.length === 0 && !draft.keepsCoupons) return null;
  return (
    <div className={css.decision}>
      {dropped.length > 0 && (
        <p className={css.warning}>{t("change.coupons", { codes: dropped.map(({ code }) => code).join(", ") })}</p>
      )}
      <Checkbox isSelected={draft.keepsCoupons} onChange={(keepsCoupons) => onChange({ keepsCoupons })}>
        {t("change.coupons.keep")}
      </Checkbox>
    </div>
  );
}

/** What becomes of a gift that is no longer deserved. */
function Gift({ draft, outcome, onChange }: DecisionProps) {
  const { t } = useBoardWords();
  const { gift } = draft satisfies ChangeDraft;
  const lost = outcome?.giftLost ?? null;
  if (lost === null && gift === null) return null;
  const couponId = lost?.couponId ?? gift?.couponId ?? 0;
  return (
    <div className={css.decision}>
      <Choices
        label={lost === null ? t("change.gift") : t("change.gift.lost", { name: lost.name })}
        choices={(["keep", "drop"] as const).map((value) => ({ value, label: t(`change.gift.${value}`) }))}
        value={gift === null ? ("" as "keep") : gift.keeps ? "keep" : "drop"}
        onChange={(choice) => onChange({ gift: { couponId, keeps: choice === "keep" } })}
      />
    </div>
  );
}
