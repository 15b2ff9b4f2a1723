import { useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCartView } from "../../../model/quote/cart-view.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { speak } from "../../../ui/browser/voice.ts";
import { type SpokenCart, spokenChange } from "./spoken-change.ts";

/** Several presses within this time, in milliseconds, are announced once. */
const restMs = 600;

/** Announces the new total and fees of the cart to screen readers, once the server has quoted them. */
export function CartVoice() {
  const i18n = useI18n();
  const { flags } = useShop();
  const { lines, total, adjustments, status } = useCartView();
  const isEmpty = lines.length === 0;
  const told = useRef<SpokenCart | null>(null);
  useEffect(() => {
    if (status === "pending") return;
    const now = { isEmpty, total, adjustments };
    // The visit starts here, so an immediate change is announced.
    if (told.current === null) told.current = now;
    const tell = () => {
      const text = told.current && spokenChange(told.current, now, i18n, flags.hidesDeliveryPrice);
      told.current = now;
      if (text) speak(text);
    };
    const rest = setTimeout(tell, restMs);
    return () => clearTimeout(rest);
  }, [isEmpty, total, adjustments, status, i18n, flags.hidesDeliveryPrice]);
  return null;
}
