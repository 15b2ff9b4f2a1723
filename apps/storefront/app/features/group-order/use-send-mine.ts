import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { refreshGroup, sendMine } from "../../model/group-order/group-calls.ts";
import { changeGuest, useGroup } from "../../model/group-order/group-store.ts";
import { mineText, sentText } from "../../model/group-order/mine.ts";
import { useHasHydrated } from "../../platform/storage/use-has-hydrated.ts";

/** Quiet time after the last change before the dishes are sent, milliseconds. */
const sendDelay = 400;
const retryDelay = 5_000;

/** Keeps the guest's dishes on the server equal to those in the cart. */
export function useSendMine(): void {
  const { language } = useI18n();
  const own = useGroup((state) => (state.own?.role === "guest" ? state.own : null));
  const state = useGroup(({ data }) => data?.state ?? null);
  const isOut = useGroup((group) => group.isOut);
  const lines = useCart((cart) => cart.lines);
  const isRead = useHasHydrated(useCart);
  const [tries, setTries] = useState(0);
  const dishes = mineText(lines);
  const isDone = own !== null && own.doneWith === dishes;
  const text = sentText(isDone, dishes);
  const mayChange = own !== null && isRead && !isOut && state === "open";
  const isSent = own?.sent === text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is what of the guest's part is sent; another try sends it again
  useEffect(() => {
    if (!mayChange || isSent || own === null) return;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      // Without an answer the server may have these dishes, or the earlier ones.
      changeGuest({ sent: null });
      const answer = await sendMine(own, isDone, language).catch(() => "failed" as const);
      if (isOver) return;
      useGroup.setState({ sending: answer });
      if (answer === "done") changeGuest({ sent: text });
      else if (answer === "removed") useGroup.setState({ isOut: true });
      // No event announces the expiry, so read the group order again.
      else if (answer === "closed") void refreshGroup(own.id);
      else if (answer !== "too-many-dishes") retry = setTimeout(() => setTries((before) => before + 1), retryDelay);
    };
    const timer = setTimeout(() => void send(), sendDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [mayChange, isSent, text, tries, language]);
}
