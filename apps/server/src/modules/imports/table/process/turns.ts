export class NoTurn extends Error {}

export interface TurnLimits {
  readonly atOnce: number;
  /** Further calls are refused. */
  readonly waiting: number;
}

/** Runs a few calls at once. Others wait, in order; beyond the limit a call is refused with `NoTurn`. */
export function inTurns({ atOnce, waiting: maxWaiting }: TurnLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw new NoTurn("too many calls are waiting");
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
