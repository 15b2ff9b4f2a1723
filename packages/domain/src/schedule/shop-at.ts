import type { BranchId, DeliveryMethod } from "../catalog/types.ts";
import { closingAt, isOpenAt, nextOpening } from "./opening.ts";
import { earliestStart, takeSlots } from "./slots/take-slots.ts";
import { resolveTakeTime } from "./slots/take-time.ts";
import type { Instant, SlotPolicy, TakeSlot, WorkSchedule } from "./types.ts";

/** A branch at an instant, before any order (EDIT-3). */
export interface ShopMoment {
  readonly isOpen: boolean;
  /** Closing time while open. Null: closed, or it does not close within two days. */
  readonly closesAt: Instant | null;
  /** The next opening while closed. Null: open, or none within three months. */
  readonly opensAt: Instant | null;
  /** When an order "as soon as possible" is ready. Null: it is refused. */
  readonly readyAt: Instant | null;
  /** The first slot that can be chosen. Null: none in the policy's days. */
  readonly slot: TakeSlot | null;
}

/** The information for a guest at that instant, by the rules of quotes. */
export function shopAt(
  schedule: WorkSchedule,
  policy: SlotPolicy,
  { method, warehouseId }: { readonly method: DeliveryMethod; readonly warehouseId: BranchId },
  at: Instant,
): ShopMoment {
  const isOpen = isOpenAt(schedule, at);
  const { refusal } = resolveTakeTime(schedule, policy, { kind: "soonest" }, at);
  const question = { policy, branchCapacity: null, loads: [], method, warehouseId };
  return {
    isOpen,
    closesAt: isOpen ? closingAt(schedule, at) : null,
    opensAt: isOpen ? null : nextOpening(schedule, at),
    readyAt: refusal === null ? earliestStart(schedule, at) : null,
    slot: takeSlots(schedule, question, at).find(({ available }) => available) ?? null,
  };
}
