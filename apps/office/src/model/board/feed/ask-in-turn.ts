/** Requests one after another. `ask` with null: whatever there is. */
export interface TurnTaker {
  /** Resolves when nothing is left to ask. */
  readonly ask: (number: number | null) => Promise<void>;
  readonly isUnderWay: () => boolean;
}

/**
 * One request at a time. All that is asked during it shares the next one, for the highest number; that one is left out
 * if the answer has reached the number.
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
