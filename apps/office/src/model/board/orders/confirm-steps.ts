import type { BoardOrder } from "@skatert/contract";
import { type Instant, startsLater } from "@skatert/domain";
import type { BoardAction } from "../queue/board-action.ts";

/**
 * The steps of one press on a new order (BOARD-4): confirm, and start cooking if it is time. The stage needs its own
 * call, because a confirmation does not change it (BOARD-1). A scheduled order waits for its time.
 */
export function confirmSteps(
  order: Pick<BoardOrder, "stage" | "startAt">,
  promisedAt: Instant | null,
  now: Instant,
  mayMove: boolean,
): readonly BoardAction[] {
  const begins = mayMove && order.stage === "accepted" && !startsLater(order.startAt, now);
  return [{ kind: "confirm", promisedAt }, ...(begins ? [{ kind: "stage", stage: "cooking" } as const] : [])];
}
