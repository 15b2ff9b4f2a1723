import { lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/later-messages.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./awaited-dishes.module.css";
import { useRetryOfSecondPass } from "./in-two-passes.tsx";

const Failed = lazy(async () => ({
  default: (await Promise.all([import("./second-pass-failed.tsx"), laterMessages()]))[0].SecondPassFailed,
}));

export interface AwaitedDishesProps {
  /** How many dishes will stand here. */
  readonly count: number;
  /** Class of the grid they will stand in, which knows its columns and the height of a row. */
  readonly grid: string | undefined;
}

/** Holds the place of a section's dishes until the second pass brings them (STATE-1, STATE-2). */
export function AwaitedDishes({ count, grid }: AwaitedDishesProps) {
  const retry = useRetryOfSecondPass();
  const cells = (
    <div aria-busy="true" className={grid} style={{ "--cards": count } as object}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one place from another
        <span key={index} className={styles["cell"]}>
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  );
  return retry ? (
    <Suspense fallback={cells}>
      <Failed retry={retry} />
    </Suspense>
  ) : (
    cells
  );
}
