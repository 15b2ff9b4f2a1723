/** Runs requests one after another. `ask(null)` requests whatever is new. */
export interface TurnTaker {
  /** Resolves when no request is left. */
  readonly ask: (number: number | null) => Promise<void>;
  readonly isUnderWay: () => boolean;
}

/**
 * Runs one request at a time. All calls during a request share the next one, with the highest number. That request is
 * skipped if the running one has reached the number.
 */
export function askInTurn(
  request: (number: number | null) => Promise<void>,
  isReached: (number: number) => boolean,
): TurnTaker {
  let wish: { readonly number: number | null } | null = null;
  let running: Promise<void> | null = null;

  async function run() {
    // `running` must be set before this function clears it.
    await Promise.resolve();
    while (wish !== null) {
      const { number } = wish;
      wish = null;
      if (number === null || !isReached(number)) await request(number);
    }
    running = null;
  }

  return {
    isUnderWay: () => running !== null,
    ask(number) {
      wish = { number: wish === null ? number : higher(wish.number, number) };
      running ??= run();
      return running;
    },
  };
}

function higher(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}
