const everyMs = 4_000;
const maxLooks = 8;

export interface TipWatch {
  /** Returns whether the tip is settled. */
  readonly look: () => Promise<boolean>;
  /** Reloads the order. A failure leads to another poll. */
  readonly onSettled: () => Promise<void>;
  /** The tip is still open after the last poll. */
  readonly onGivenUp: () => void;
}

/**
 * Polls at once and then every four seconds, eight times. Returns a function that stops it; nothing is called
 * afterwards.
 */
export function watchTip({ look, onSettled, onGivenUp }: TipWatch): () => void {
  let looks = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const next = async () => {
    looks += 1;
    try {
      if ((await look()) && !isStopped) return await onSettled();
    } catch {
      // The connection may be back at the next poll.
    }
    if (isStopped) return;
    if (looks >= maxLooks) onGivenUp();
    else timer = setTimeout(next, everyMs);
  };
  timer = setTimeout(next, 0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
