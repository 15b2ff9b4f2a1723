import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { tellKept } from "../../model/group-order/group-calls.ts";
import type { GroupHost } from "../../model/group-order/group-store.ts";
import { keptIn } from "../../model/group-order/kept.ts";
import { mineText } from "../../model/group-order/mine.ts";
import { useHasHydrated } from "../../platform/storage/use-has-hydrated.ts";

/** Quiet time after the last change of the cart, milliseconds. */
const tellDelay = 400;
const retryDelay = 5_000;

/** Tells the server which of the others' dishes the host's cart has, so that a person whose dish is taken out reads it. */
export function useTellKept(own: GroupHost): void {
  const { language } = useI18n();
  const lines = useCart((cart) => cart.lines);
  const isRead = useHasHydrated(useCart);
  const [told, setTold] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const kept = keptIn(lines);
  const text = mineText(kept);
  const isDue = isRead && own.isMerged && told !== text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is what is sent; another try sends it again
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const tell = async () => {
      await tellKept(own, kept, language);
      if (!isOver) setTold(text);
    };
    const again = () => {
      if (!isOver) retry = setTimeout(() => setTries((before) => before + 1), retryDelay);
    };
    const timer = setTimeout(() => tell().catch(again), tellDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [isDue, text, tries, language]);
}
