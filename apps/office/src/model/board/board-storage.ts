import type { Instant } from "@skatert/domain";
import { type ActionQueue, MAX_QUEUED } from "./queue/action-queue.ts";
import type { QueuedAction } from "./queue/board-action.ts";
import type { QueueStore } from "./queue/send-queue.ts";
import type { Heard } from "./ringing/rings.ts";

/** The part of `Storage` that a board needs. */
export type Kept = Pick<Storage, "getItem" | "setItem">;

/** Pending actions on this device. They belong to one person; nobody else may send them. */
export function queueStore(kept: Kept, branchId: number, staffId: number): QueueStore {
  const name = `office-board-queue:${branchId}:${staffId}`;
  return {
    read: () => listIn(kept, name).filter(isQueuedAction).slice(0, MAX_QUEUED),
    write: (actions: ActionQueue["actions"]) => write(kept, name, actions),
  };
}

/** Rings that this board has already sounded, kept over reloads (BOARD-2). */
export function heardStore(kept: Kept, branchId: number) {
  const name = `office-board-heard:${branchId}`;
  return {
    read: (): Heard => new Map(listIn(kept, name).filter(isHeard)),
    write: (heard: Heard) => write(kept, name, [...heard]),
  };
}

function write(kept: Kept, name: string, value: unknown): void {
  try {
    kept.setItem(name, JSON.stringify(value));
  } catch {
    // If the storage is full, the board works from memory until a reload.
  }
}

function listIn(kept: Kept, name: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(kept.getItem(name) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isQueuedAction(value: unknown): value is QueuedAction {
  if (typeof value !== "object" || value === null) return false;
  const { key, orderId, version, action, at, sendAt, tries } = value as Partial<Record<keyof QueuedAction, unknown>>;
  const areNumbers = [orderId, version, at, sendAt, tries].every((each) => typeof each === "number");
  return typeof key === "string" && areNumbers && typeof action === "object" && action !== null && "kind" in action;
}

function isHeard(value: unknown): value is [string, Instant] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
