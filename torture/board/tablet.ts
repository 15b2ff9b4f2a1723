import { setTimeout as pause } from "node:timers/promises";
import type { BoardOrder } from "@skatert/contract";
import type { OrderStage } from "@skatert/domain";
import { acknowledge, actionSender, boardReads } from "../../apps/office/src/model/board/board-calls.ts";
import { heardStore, queueStore } from "../../apps/office/src/model/board/board-storage.ts";
import { type Board, createBoard } from "../../apps/office/src/model/board/create-board.ts";
import { createOfficeCalls } from "../../apps/office/src/platform/api/calls.ts";
import { warehouseId } from "../orders/shop-files.ts";
import type { Random } from "../random.ts";

export interface TabletSetting {
  readonly name: string;
  /** The shop's current address; waits while there is none. */
  readonly url: () => Promise<string | null>;
  readonly cookie: string;
  readonly random: Random;
}

/** A tablet with the board's own code, without its page; its line, its memory and its owner's patience are poor. */
export interface Tablet {
  readonly name: string;
  /** How often it rang as new, by order. */
  readonly rung: ReadonlyMap<number, number>;
  readonly orders: () => readonly BoardOrder[];
  /** Faults it went through, by name. */
  readonly faults: ReadonlyMap<string, number>;
  /** Works, and meets faults, until `stop`. */
  readonly done: Promise<void>;
  /** From now on nothing fails. */
  heal(): void;
  stop(): void;
}

const maxFaultMs = 600;
/** Longest time between two faults. */
const maxQuietMs = 400;
/** Orders answered at one look; the rest waits for the next one, or for the other tablet. */
const atOnce = 8;
const lookMs = 30;

const following: Partial<Record<OrderStage, OrderStage>> = {
  accepted: "cooking",
  cooking: "ready",
  ready: "handed-over",
};

type Line = "up" | "offline" | "frozen";

export function startTablet({ name, url, cookie, random }: TabletSetting): Tablet {
  const kept = new Map<string, string>();
  const rung = new Map<number, number>();
  const faults = new Map<string, number>();
  let line: Line = "up";
  let [isHealthy, isStopped] = [false, false];

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    // A frozen page neither sends nor hears; its requests hang until it thaws.
    while (line === "frozen") await pause(lookMs);
    const base = line === "offline" ? null : await url();
    if (base === null) throw new TypeError("no connection");
    const answer = await fetch(base + path, { ...init, headers: { ...headersOf(init), cookie } });
    // The answer of a request that was sent before the line went down is lost.
    if (line === "offline") throw new TypeError("no connection");
    return answer;
  }

  const load = () => openBoard(send, kept, (id) => rung.set(id, (rung.get(id) ?? 0) + 1));
  let board = load();

  async function fault(): Promise<void> {
    const kind = (["offline", "frozen", "reload"] as const)[random.below(3)] ?? "reload";
    faults.set(kind, (faults.get(kind) ?? 0) + 1);
    if (kind === "reload") {
      board.stop();
      board = load();
      return;
    }
    line = kind;
    if (kind === "offline") void board.catchUp();
    await pause(random.below(maxFaultMs));
    line = "up";
  }

  async function suffer(): Promise<void> {
    while (!isHealthy) {
      await pause(random.below(maxQuietMs));
      await fault();
    }
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      // Realtime messages are lost: the board asks by itself.
      await board.catchUp();
      press(board, random);
      await pause(random.below(lookMs));
    }
    board.stop();
  }

  return {
    name,
    rung,
    faults,
    orders: () => [...board.view().orders.values()].map(({ order }) => order),
    done: Promise.all([work(), suffer()]).then(() => undefined),
    heal: () => {
      isHealthy = true;
    },
    stop: () => {
      isStopped = true;
    },
  };
}

/** Answers new orders and moves the others on, as two people at two tablets would, without looking at each other. */
function press(board: Board, random: Random): void {
  const shown = [...board.view().orders.values()].map(({ order }) => order);
  const due = shown.filter(({ asks, stage }) => asks === "confirm" || following[stage] !== undefined);
  // Some orders ring for a while.
  for (const order of due.filter(() => random.chance(40)).slice(0, atOnce)) {
    const stage = following[order.stage];
    if (order.asks === "confirm") board.act(order, { kind: "confirm", promisedAt: order.proposedAt });
    else if (stage !== undefined) board.act(order, { kind: "stage", stage });
  }
}

/** The board's own code, with memory in place of the browser's storage and sound. */
function openBoard(
  send: (path: string, init?: RequestInit) => Promise<Response>,
  kept: Map<string, string>,
  onNew: (id: number) => void,
): Board {
  const api = createOfficeCalls({ fetch: send, whenSessionEnds: async () => false });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const board = createBoard({
    reads: boardReads(api, warehouseId),
    send: actionSender(api),
    acknowledge: (id) => acknowledge(api, id, Date.now()),
    queueStore: queueStore(storage, warehouseId, 1),
    heardStore: heardStore(storage, warehouseId),
    createBell: () => ({ state: () => "running", ring: () => undefined, close: () => undefined }),
    device: { wake: () => "held", subscribe: () => () => undefined, mend: async () => undefined },
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
  board.onRing((rings) => {
    for (const { kind, orderId } of rings) if (kind === "new") onNew(orderId);
  });
  return board;
}

function headersOf({ headers }: RequestInit): Readonly<Record<string, string>> {
  return Object.fromEntries(new Headers(headers));
}
