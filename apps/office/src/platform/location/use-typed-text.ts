import { useEffect, useState } from "react";

/** By then the address has been updated, even on a slow phone. */
const settledMs = 10_000;

/**
 * The text of a field whose value is kept in the address. The router renders a new address late, and until then React
 * would put the former text back, so that letters typed meanwhile would be lost. Shows the typed text until the address
 * has it.
 */
export function useTypedText(
  kept: string,
  keep: (text: string) => void,
): readonly [shown: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    // A letter may have been typed since this render.
    if (typed === kept) return setTyped((now) => (now === kept ? null : now));
    // Another change of the address may have replaced the text.
    const timer = setTimeout(() => setTyped((now) => (now === typed ? null : now)), settledMs);
    return () => clearTimeout(timer);
  }, [typed, kept]);
  return [
    typed ?? kept,
    (text) => {
      setTyped(text);
      keep(text);
    },
  ];
}
