import type { OrderView } from "@skatert/contract";
import { fulfilmentOf, type Instant, type OrderStage, stageSteps } from "@skatert/domain";

export interface StoryStep {
  readonly stage: OrderStage;
  readonly state: "past" | "present" | "future";
  /** When it was reached. Null for coming and skipped stages. */
  readonly at: Instant | null;
}

/**
 * The history of an order for its page (ENT-6): past stages with their times, the present one, coming ones. A
 * cancelled order ends with its cancellation.
 */
export function storySteps(order: Pick<OrderView, "stage" | "stages" | "delivery" | "payment">): readonly StoryStep[] {
  const reachedAt = new Map(order.stages.map(({ stage, at }) => [stage, at]));
  const steps = stageSteps(fulfilmentOf(order.delivery.method), order.payment.online);
  if (order.stage === "cancelled") {
    const happened = steps.filter((stage) => reachedAt.has(stage)).map((stage) => step(stage, "past", reachedAt));
    return [...happened, step("cancelled", "present", reachedAt)];
  }
  const present = steps.indexOf(order.stage);
  return steps.map((stage, index) =>
    step(stage, index < present ? "past" : index === present ? "present" : "future", reachedAt),
  );
}

function step(stage: OrderStage, state: StoryStep["state"], reachedAt: ReadonlyMap<OrderStage, Instant>): StoryStep {
  return { stage, state, at: reachedAt.get(stage) ?? null };
}
