import type { WireCouponRow } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  copyOf,
  createPromotion,
  freeCode,
  freshCode,
  readWhole,
} from "../../../model/promotions/change-promotions.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import type { PromotionsAsked } from "./use-promotions-asked.ts";

/** Makes a copy of a promotion in the draft and opens it. A second press meanwhile makes no second copy. */
export function useDuplicating(rows: readonly WireCouponRow[], asked: PromotionsAsked) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  return async (row: WireCouponRow) => {
    if (isSending) return;
    const code = freeCode(
      row.name,
      rows.map(({ name }) => name),
      row.is_code ? "-" : " ",
    );
    const made = await during(copied(row.id, code));
    if (!made.ok) return void failed(made.error);
    const text = row.codes_count > 0 ? "promo.list.duplicated.codes" : "promo.list.duplicated";
    showToast({ text: t(text, { name: code }), look: "done" });
    asked.show({ open: made.value.id });
  };
}

async function copied(id: string, code: string) {
  const whole = await readWhole(id);
  return whole.ok ? createPromotion(copyOf(whole.value.facets, code, freshCode()), changeKey()) : whole;
}
