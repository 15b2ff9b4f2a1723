import { useEffect, useMemo, useState } from "react";
import type { AddressGuess } from "./address-guess.ts";
import type { AddressBook } from "./use-address-book.ts";

/** Pause in typing before a provider is requested. */
const pauseMilliseconds = 250;
const shortestText = 3;

export interface Guesses {
  readonly list: readonly AddressGuess[];
  /** Whether the list belongs to the present text. */
  readonly isCurrent: boolean;
}

const none: readonly AddressGuess[] = [];

/** Guesses for a text while its list is open: the own list's at once, a provider's when they arrive. */
export function useGuesses(text: string, isOpen: boolean, book: AddressBook): Guesses {
  const own = useMemo(() => (isOpen && !book.isRemote ? book.atOnce(text) : none), [isOpen, text, book]);
  const [answer, setAnswer] = useState({ text: "", list: none });
  const asks = isOpen && book.isRemote && text.trim().length >= shortestText;
  useEffect(() => {
    if (!asks) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const list = await book.suggest(text, stop.signal);
      if (!stop.signal.aborted) setAnswer({ text, list });
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asks, text, book]);
  if (!book.isRemote) return { list: own, isCurrent: true };
  return { list: asks ? answer.list : none, isCurrent: asks && answer.text === text };
}
