import type { LanguageCode } from "@skatert/contract";
import { useCart } from "../cart/cart-store.ts";
import { useGroup } from "./group-store.ts";
import { keptIn } from "./kept.ts";
import { mineText } from "./mine.ts";
import { tellKept } from "./tell-group.ts";

/** Quiet time after the last change of the cart, milliseconds. */
const tellDelay = 400;
const retryDelay = 5_000;

/**
 * Tells the server which of the others' dishes the host's cart has, so that a person whose dish is taken out reads it.
 * Returns the function that stops it.
 */
export function keepTelling(id: string, language: LanguageCode): () => void {
  /** What the server has; null: unknown, or dropped by a reopening. */
  let told: string | null = null;
  /** What is on its way to the server. */
  let sent: string | null = null;
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (delay: number) => {
    clearTimeout(timer);
    if (isStopped || isSending || mergedHost(id) === null || keptText() === told) return;
    timer = setTimeout(() => void tell(), delay);
  };
  const tell = async () => {
    const own = mergedHost(id);
    if (own === null) return;
    isSending = true;
    const text = keptText();
    sent = text;
    const isTold = await tellKept(own, keptIn(useCart.getState().lines), language).then(
      () => true,
      () => false,
    );
    isSending = false;
    // A reopening meanwhile has reset `sent`: the server has dropped the dishes.
    if (isTold && sent === text) told = text;
    plan(isTold ? tellDelay : retryDelay);
  };

  const stopCart = useCart.subscribe(({ lines }, before) => {
    if (lines !== before.lines) plan(tellDelay);
  });
  const stopGroup = useGroup.subscribe(({ own }, before) => {
    if (own === before.own) return;
    // The server drops the dishes when the group order is reopened.
    if (mergedHost(id) === null) told = sent = null;
    plan(tellDelay);
  });
  plan(tellDelay);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopCart();
    stopGroup();
  };
}

/** The host of this group order while the others' dishes are in the cart. */
function mergedHost(id: string) {
  const { own } = useGroup.getState();
  return own?.role === "host" && own.id === id && own.isMerged && !own.isOrdered ? own : null;
}

function keptText(): string {
  return mineText(keptIn(useCart.getState().lines));
}
