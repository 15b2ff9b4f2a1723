import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { useFailedSecondPass } from "../menu/in-two-passes.tsx";
import styles from "./awaited-dishes.module.css";

export interface AwaitedDishesProps {
  /** Number of dishes to expect. */
  readonly count: number;
  /** Class of their grid, which sets columns and row height. */
  readonly grid: string | undefined;
}

/** Placeholder of a section's dishes until the second pass loads them (STATE-1, STATE-2). */
export function AwaitedDishes({ count, grid }: AwaitedDishesProps) {
  const failed = useFailedSecondPass();
  if (failed) return failed;
  return (
    <div aria-busy="true" className={classNames(grid, styles["grid"])} style={{ "--cards": count } as object}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one place from another
        <Skeleton key={index} height="100%" />
      ))}
    </div>
  );
}
