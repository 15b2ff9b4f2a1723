const everyMs = 4_000;
const maxLooks = 8;

export interface TipWatch {
  /** Returns whether the tip is settled. */
  readonly look: () => Promise<boolean>;
  /** Loads the order again; a failure leads to another look. */
  readonly onSettled: () => Promise<void>;
  /** The tip is still open after the last look. */
  readonly onGivenUp: () => void;
}

/** Looks at once and then every four seconds, eight times. Returns how to stop; after that nothing is called any more. */
export function watchTip({ look, onSettled, onGivenUp }: TipWatch): () => void {
  let looks = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const next = async () => {
    looks += 1;
    try {
      if ((await look()) && !isStopped) return await onSettled();
    } catch {
      // The connection may be back at the next look.
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
