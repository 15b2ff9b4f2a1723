/** The times at which an order was seen and heard on a board, milliseconds since 1970. */
export interface SeenOrder {
  /** Time after the frame with the order's card. */
  readonly paintedAt: number;
  /** Start of the bell's sound if it was sounding at that moment; null if it was silent. */
  readonly soundsSince: number | null;
}

export interface WatchedBoard {
  readonly seen: Map<number, SeenOrder>;
  forgetTones(): void;
}

declare global {
  interface Window {
    benchBoard: WatchedBoard;
  }
}

/**
 * Runs in the page before its scripts. It observes new cards in the document, and the oscillators that start in a
 * running audio context. The time of a tone includes the delay on the audio clock and the output latency.
 */
export function watchBoard(): void {
  const seen = new Map<number, SeenOrder>();
  const known = new Set<number>();
  let soundsSince: number | null = null;
  window.benchBoard = {
    seen,
    forgetTones() {
      soundsSince = null;
    },
  };

  const { start, stop } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when = 0) {
    const { context } = this;
    if (context instanceof AudioContext && context.state === "running") {
      const waitSeconds = Math.max(0, when - context.currentTime) + context.baseLatency + context.outputLatency;
      soundsSince = Math.min(soundsSince ?? Number.POSITIVE_INFINITY, Date.now() + waitSeconds * 1000);
    }
    return start.call(this, when);
  };
  OscillatorNode.prototype.stop = function (when) {
    // `stop` without a time silences the bell with all its tones.
    if (when === undefined) soundsSince = null;
    return stop.call(this, when);
  };

  function notePainted(ids: readonly number[]): void {
    const sounding = soundsSince;
    requestAnimationFrame(() => {
      // A message sent in a frame arrives after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const id of ids) seen.set(id, { paintedAt: Date.now(), soundsSince: sounding });
      };
      port2.postMessage(null);
    });
  }

  new MutationObserver(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("article[data-order]")];
    const fresh = cards.map(({ dataset }) => Number(dataset["order"])).filter((id) => !known.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) known.add(id);
    notePainted(fresh);
  }).observe(document, { subtree: true, childList: true });
}
