import type { LanguageCode } from "@skatert/contract";
import { useEffect, useRef } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { checkoutRequest } from "../../../model/quote/checkout-request.ts";
import { currentDraft, quoteBasis, useOrderDraft } from "../../../model/quote/order-draft.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { type AskQuote, type CodeJudgement, judgeCode } from "./judge-code.ts";

/** Quiet time after a change of the cart before a waiting code is checked again. */
const trialDelay = 400;

/** Checks a typed code before it is applied, and again when the cart changes while it waits (COUP-14). */
export function useCodeTrial(): void {
  const { language } = useShop();
  const code = useDiscounts((state) => state.triedCode?.code ?? null);
  const press = useDiscounts((state) => state.triedCode?.press ?? 0);
  const lastPress = useRef(0);
  const isHeld = useDiscounts((state) => state.heldCode !== null);
  const draft = useOrderDraft();
  const basis = draft === null ? null : quoteBasis(draft);
  const userId = useUser((state) => state.user?.id ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code may hold for the shopper who has just signed in
  useEffect(() => {
    if (code === null || isHeld) return;
    if (basis === null) return void sayWhatIsMissing(code);
    const stop = new AbortController();
    const run = async () => {
      try {
        const now = currentDraft();
        if (now === null) return;
        const [judgement] = await Promise.all([
          judgeCode(now, code, askQuoteIn(language, stop.signal)),
          laterMessages(),
        ]);
        if (!stop.signal.aborted) settle(code, judgement);
      } catch {
        if (!stop.signal.aborted) useDiscounts.getState().judgeCode(code, { kind: "failed" });
      }
    };
    const isPressed = lastPress.current !== press;
    lastPress.current = press;
    const timer = setTimeout(() => void run(), isPressed ? 0 : trialDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code, press, isHeld, basis, language, userId]);
}

async function sayWhatIsMissing(code: string): Promise<void> {
  // A missing place is meaningless before the stores are read.
  if (!useCart.persist.hasHydrated() || !usePlace.persist.hasHydrated()) return;
  await laterMessages().catch(() => undefined);
  if (usePlace.getState().place === null) useDiscounts.getState().judgeCode(code, { kind: "no-place" });
}

function askQuoteIn(language: LanguageCode, signal: AbortSignal): AskQuote {
  return async (draft) => {
    const checkout = await api.checkout(language);
    const result = await checkout.quote(checkoutRequest(draft), {}, signal);
    if (result.ok) return result.value;
    if (result.error.reason === "too-many-promo-codes") return "too-many-promo-codes";
    throw new Error(`the quote was refused: ${result.error.code}`);
  };
}

function settle(code: string, judgement: CodeJudgement): void {
  const discounts = useDiscounts.getState();
  if (judgement.kind === "refused" || judgement.kind === "costs") {
    discounts.judgeCode(code, judgement);
    return;
  }
  discounts.enterCode(code);
  // A wrong code stays visible, but is not sent again.
  if (judgement.kind !== "take") discounts.holdCode(judgement.kind);
}
