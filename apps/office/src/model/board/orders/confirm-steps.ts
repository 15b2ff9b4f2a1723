import type { BoardOrder } from "@skatert/contract";
import { type Instant, startsLater } from "@skatert/domain";
import type { BoardAction } from "../queue/board-action.ts";

/**
 * What one press on a new order does (BOARD-4): it confirms and, where the kitchen should begin by now, begins. The
 * stage is a call of its own, because a confirmation moves none (BOARD-1). A scheduled order waits for its time.
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
