import { useEffect, useMemo } from "react";

export interface Latest {
  /** Runs a callback with an answer, unless a newer request was sent or the form is gone. */
  readonly latest: <Answer>(answer: Promise<Answer>, use: (answer: Answer) => void) => Promise<void>;
  /** Drops the pending answer. */
  readonly forget: () => void;
}

/** Of several pending answers only that of the last request counts. */
export function useLatest(): Latest {
  const guard = useMemo(() => {
    let turn = 0;
    return {
      forget() {
        turn += 1;
      },
      async latest<Answer>(answer: Promise<Answer>, use: (answer: Answer) => void) {
        turn += 1;
        const mine = turn;
        const value = await answer;
        if (turn === mine) use(value);
      },
    };
  }, []);
  useEffect(() => guard.forget, [guard]);
  return guard;
}
