import { useEffect, useMemo } from "react";

export interface Latest {
  /** Uses an answer unless something newer was asked, or the form is gone, by the time it comes. */
  readonly latest: <Answer>(answer: Promise<Answer>, use: (answer: Answer) => void) => Promise<void>;
  /** Lets go of the answer that is awaited. */
  readonly forget: () => void;
}

/** Of several answers under way only the last asked for counts. */
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
