import type { CouponHint } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { TipList } from "../../../ui/lists/tip-list.tsx";
import { couponReasonText } from "../texts/coupon-reason-text.ts";
import { useReasonContext } from "../texts/use-reason-context.ts";
import styles from "./hint-list.module.css";

const maxHints = 3;

/** Nearly reached discounts and gifts, each with its missing condition. */
export function HintList({ hints }: { readonly hints: readonly CouponHint[] }) {
  const i18n = useI18n();
  const context = useReasonContext();
  if (hints.length === 0) return null;
  return (
    <TipList title={i18n.t("coupons.hints")}>
      {hints.slice(0, maxHints).map(({ coupon, refusal }) => (
        <li key={coupon.id} className={styles["hint"]}>
          <button
            type="button"
            className={styles["what"]}
            onClick={() => openModal("coupon-info", { couponId: coupon.id })}
          >
            {coupon.description || coupon.code}
          </button>
          <span className={styles["need"]}>{couponReasonText(refusal, context)}</span>
        </li>
      ))}
    </TipList>
  );
}
