import type { WireCouponRow } from "@skatert/contract";
import { readFlag } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PromotionStanding } from "../../../model/promotions/states/promotion-standing.ts";
import { Button } from "../../../ui/button.tsx";
import css from "./promotion-list.module.css";
import { StateMark } from "./state-mark.tsx";

/** A promotion with all that its row says. */
export interface ShownPromotion {
  readonly row: WireCouponRow;
  readonly sentence: string;
  readonly standing: PromotionStanding;
  /** Of the last 30 days, the discount in roubles. Null: unknown. */
  readonly result: { readonly orders: number; readonly discount: number } | null;
}

interface PromotionRowProps {
  readonly shown: ShownPromotion;
  readonly address: string;
  /** Null: the person may only look. */
  readonly actions: { readonly duplicate: () => void; readonly remove: () => void } | null;
}

/** A promotion in the list: a link to its editor, and what is done with the whole. */
export function PromotionRow({ shown, address, actions }: PromotionRowProps) {
  const { t, money } = useI18n();
  const { row, sentence, standing, result } = shown;
  const { id, name, state, coupon } = row;
  return (
    <li className={css.row}>
      <Link to={address} data-key={id} className={css.link ?? ""}>
        <span className={css.top}>
          <span className={css.name}>{name}</span>
          <StateMark state={standing.state} />
          {(state === "new" || state === "changed") && (
            <span className={css.mark} data-look="draft">
              {t(`promo.list.${state}.mark`)}
            </span>
          )}
          {!readFlag(coupon["show_to_user"], true) && <span className={css.mark}>{t("promo.list.hidden")}</span>}
        </span>
        <span>{sentence}</span>
        {[...standing.reasons, ...standing.remarks].map((reason) => (
          <span key={reason} className={css.why}>
            {t(`promo.state.why.${reason}`)}
          </span>
        ))}
        {result !== null && (
          <span className={css.quiet}>
            {t("promo.list.result", { count: result.orders, sum: money(result.discount) })}
          </span>
        )}
      </Link>
      {actions !== null && (
        <div className={css.actions}>
          <Button look="quiet" aria-label={t("promo.list.duplicate.of", { name })} onPress={actions.duplicate}>
            {t("promo.list.duplicate")}
          </Button>
          <Button look="quiet" aria-label={t("promo.list.remove.of", { name })} onPress={actions.remove}>
            {t("promo.list.remove")}
          </Button>
        </div>
      )}
    </li>
  );
}
