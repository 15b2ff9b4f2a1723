import type { BoardOrder } from "@skatert/contract";
import type { Instant } from "@skatert/domain";
import { BOARD_COPIES } from "../../platform/session/kept-me.ts";
import type { KnownBoard } from "./feed/board-state.ts";

/** A copy older than a shift is useless, and guests' names and addresses must not stay on the device. */
const maxAgeMs = 12 * 3_600_000;

/** A copy of the board's state on the device, for a reload while offline (BOARD-8). */
export interface BoardCopy {
  /** Null: there is none, another build wrote it, or it is older than 12 hours. */
  readonly read: () => Promise<KnownBoard | null>;
  readonly write: (state: KnownBoard) => Promise<void>;
}

interface CopyDeps {
  readonly storage: CacheStorage;
  readonly branchId: number;
  readonly staffId: number;
  /** Another build may use another format, so its copy is ignored. */
  readonly build: string;
  readonly now: () => Instant;
  /** Whether the session has not ended. After it, the device keeps no copy (STAFF-1). */
  readonly isSignedIn: () => boolean;
}

/** The device has one copy: writing removes the copy of another branch or person. */
export function boardCopy({ storage, branchId, staffId, build, now, isSignedIn }: CopyDeps): BoardCopy {
  const address = `/office/copies/${branchId}/${staffId}`;
  const textOf = orderTexts();
  return {
    async read() {
      await removeOldCopies(storage, now());
      const cache = await storage.open(BOARD_COPIES);
      const found: unknown = await (await cache.match(address))?.json().catch(() => null);
      if (!isCopy(found) || found.build !== build) return null;
      const { last, checkedAt, orders, leftOff } = found;
      return { last, checkedAt, leftOff, orders: new Map(orders.map((order) => [order.id, order])) };
    },
    async write({ orders, ...state }) {
      if (!isSignedIn()) return;
      const cache = await storage.open(BOARD_COPIES);
      const before = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== address);
      await Promise.all(before.map((each) => cache.delete(each)));
      const rest: Omit<StoredCopy, "orders"> = { build, ...state };
      const texts = [...orders.values()].map(textOf).join(",");
      await cache.put(address, new Response(`{"orders":[${texts}],${JSON.stringify(rest).slice(1)}`));
      // The session may have ended while the copy was written, after the others were removed.
      if (!isSignedIn()) await cache.delete(address);
    },
  };
}

/** Caches the text of unchanged orders: serialising 200 after every change would delay a press. */
function orderTexts(): (order: BoardOrder) => string {
  const texts = new WeakMap<BoardOrder, string>();
  return (order) => {
    const text = texts.get(order) ?? JSON.stringify(order);
    texts.set(order, text);
    return text;
  };
}

/** Removes copies that are unreadable or older than 12 hours. */
export async function removeOldCopies(storage: CacheStorage, now: Instant): Promise<void> {
  const cache = await storage.open(BOARD_COPIES);
  for (const request of await cache.keys()) {
    const found: unknown = await (await cache.match(request))?.json().catch(() => null);
    if (!isCopy(found) || now - found.checkedAt > maxAgeMs) await cache.delete(request);
  }
}

interface StoredCopy extends Omit<KnownBoard, "orders"> {
  readonly build: string;
  readonly orders: readonly BoardOrder[];
}

function isCopy(value: unknown): value is StoredCopy {
  if (typeof value !== "object" || value === null) return false;
  const { build, last, checkedAt, orders, leftOff } = value as Partial<Record<keyof StoredCopy, unknown>>;
  const areNumbers = [last, checkedAt, leftOff].every((each) => typeof each === "number");
  return areNumbers && typeof build === "string" && Array.isArray(orders);
}
