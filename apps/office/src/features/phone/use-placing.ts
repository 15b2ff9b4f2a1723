import type { WirePhoneMenu } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { isWholePhone, phoneOrder, phoneQuestion } from "../../model/phone/phone-draft.ts";
import { guestByPhoneQuery, phoneQuoteQuery, placePhoneOrder } from "../../model/phone/phone-queries.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { showToast } from "../../ui/toast/toast.ts";
import type { PlacedCall } from "./placed-summary.tsx";
import type { PhoneWork } from "./use-phone-draft.ts";

interface PlacingProps {
  readonly work: PhoneWork;
  readonly menu: WirePhoneMenu;
  readonly sale: Sale;
  readonly onPlaced: (placed: PlacedCall) => void;
}

/** The quote of the order, and the call that places it at the total that the guest heard. */
export function usePlacing({ work, menu, sale, onPlaced }: PlacingProps) {
  const { t, language } = useI18n();
  const { id: branch } = useShownBranch();
  const failed = useFailure();
  const [isPlacing, during] = useSending();
  const [isUnknown, setUnknown] = useState(false);
  const [asksPin, setAsksPin] = useState(false);
  const [offered, setOffered] = useState<readonly string[] | null>(null);
  const { draft, attempt } = work;
  const parts = { branch, menu, sale, offered };
  const question = phoneQuestion(draft, parts);
  const quote = useQuery(phoneQuoteQuery(question, language));
  const hasPhone = isWholePhone(draft.phone);
  const guest = useQuery(guestByPhoneQuery(hasPhone ? draft.phone : ""));
  const answer = question === null ? null : quote.data;
  const taken = answer?.quote.payment_methods ?? null;
  // The next question has a payment method that the place takes.
  if (taken !== null && String(taken) !== String(offered)) setOffered(taken);
  const isAnswered = answer != null && !quote.isPlaceholderData && !quote.isError;
  const canPlace = isAnswered && hasPhone && !isPlacing;

  const place = async () => {
    if (!canPlace || answer == null) return;
    const { total } = answer.quote;
    const known = guest.data?.guest?.name || t("phone.guest.unnamed");
    const order = phoneOrder(draft, parts, { total, known });
    const result = await during(placePhoneOrder(order, attempt.keyOf(order)));
    const { status } = result.ok ? { status: 201 } : result.error;
    setAsksPin(!result.ok && result.error.code === "staff_pin_required");
    setUnknown(status === null || status >= 500);
    if (status !== null && status < 500) attempt.forget();
    if (result.ok) {
      onPlaced({ order: result.value, draft: { ...draft, payment: order.payment_method ?? "" } });
      work.clear();
      return;
    }
    const { code } = result.error;
    if (code === "order_changed" || code === "order_refused") {
      void quote.refetch();
      showToast({ text: t(code === "order_changed" ? "phone.changed" : "phone.refused"), look: "failed" });
    } else if (code !== "staff_pin_required") failed(result.error);
  };
  const forgetPin = () => setAsksPin(false);
  return { answer, quote, offered, isPlacing, isUnknown, hasPhone, canPlace, place, asksPin, forgetPin };
}

export type Placing = ReturnType<typeof usePlacing>;
