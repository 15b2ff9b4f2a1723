import { setTimeout as pause } from "node:timers/promises";
import type { BoardOrder } from "@skatert/contract";
import { isFinal, type OrderStage } from "@skatert/domain";
import type { Board } from "../../apps/office/src/model/board/create-board.ts";
import type { BoardAction } from "../../apps/office/src/model/board/queue/board-action.ts";
import { type NodeTabletOptions, openNodeTablet } from "../../bench/office/node-tablet.ts";
import { warehouseId } from "../orders/shop-files.ts";
import type { Random } from "../random.ts";

export interface TabletSetting {
  readonly name: string;
  /** The shop's current address; waits while the shop is down. */
  readonly url: () => Promise<string | null>;
  readonly cookie: string;
  readonly random: Random;
  /** Staff at the first tablet answer the odd orders, staff at the other tablet the even ones. */
  readonly isFirst: boolean;
}

/** A tablet that runs the board's own code without its page, with an unreliable line. */
export interface Tablet {
  readonly name: string;
  /** Number of rings as new, by order. */
  readonly rung: ReadonlyMap<number, number>;
  /** Number of unfinished orders on the board. */
  readonly open: () => number;
  /** Number of faults so far, by name. */
  readonly faults: ReadonlyMap<string, number>;
  /** Resolves after `stop`. Until then the tablet answers orders and suffers faults. */
  readonly done: Promise<void>;
  /** Stops the faults. */
  heal(): void;
  stop(): void;
}

const maxFaultMs = 600;
/** Longest time between two faults. */
const maxQuietMs = 1_200;
/** Maximum orders answered per look. The rest waits for the next look, or for the other tablet. */
const maxAtOnce = 8;
/** Staff stop pressing while this many presses are unsent. */
const maxUnsent = 24;
/** Below 100, so that some orders ring for a while. */
const answersPercent = 60;
/** Probability that staff answer an order of the other tablet. */
const interferesPercent = 15;
/** A refused order needs one press, a confirmed one four. */
const refusesPercent = 50;
const lookMs = 30;

const following: Partial<Record<OrderStage, OrderStage>> = {
  accepted: "cooking",
  cooking: "ready",
  ready: "handed-over",
};

type Line = "up" | "offline" | "frozen";

export function startTablet({ name, url, cookie, random, isFirst }: TabletSetting): Tablet {
  const kept = new Map<string, string>();
  const rung = new Map<number, number>();
  const faults = new Map<string, number>();
  let line: Line = "up";
  let [isHealthy, isStopped] = [false, false];

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    // A frozen page neither sends nor receives. Its requests wait until it resumes.
    while (line === "frozen") await pause(lookMs);
    const base = line === "offline" ? null : await url();
    if (base === null) throw new TypeError("no connection");
    const answer = await fetch(base + path, { ...init, headers: { ...headersOf(init), cookie } });
    // The answer to a request sent before the line went down is lost.
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
      // The tablet receives no realtime messages, so the board polls.
      await board.catchUp();
      press(board, random, isFirst);
      await pause(random.below(lookMs));
    }
    board.stop();
  }

  return {
    name,
    rung,
    faults,
    open: () => openOrders(board).length,
    done: Promise.all([work(), suffer()]).then(() => undefined),
    heal: () => {
      isHealthy = true;
    },
    stop: () => {
      isStopped = true;
    },
  };
}

/** Answers new orders and advances the others. Staff at the two tablets do not coordinate. */
function press(board: Board, random: Random, isFirst: boolean): void {
  if (board.view().waiting >= maxUnsent) return;
  const own = openOrders(board).filter(({ id }) => (id % 2 === 1) === isFirst || random.chance(interferesPercent));
  for (const order of own.filter(() => random.chance(answersPercent)).slice(0, maxAtOnce)) {
    const stage = following[order.stage];
    if (order.asks === "confirm") board.act(order, answerTo(order, random));
    else if (stage !== undefined) board.act(order, { kind: "stage", stage });
  }
}

function openOrders(board: Board): readonly BoardOrder[] {
  return [...board.view().orders.values()].map(({ order }) => order).filter(({ stage }) => !isFinal(stage));
}

function answerTo({ proposedAt }: BoardOrder, random: Random): BoardAction {
  return random.chance(refusesPercent)
    ? { kind: "refuse", reason: "no-time", message: "" }
    : { kind: "confirm", promisedAt: proposedAt };
}

function openBoard(fetch: NodeTabletOptions["fetch"], kept: Map<string, string>, onNew: (id: number) => void): Board {
  const board = openNodeTablet({ branchId: warehouseId, fetch, kept });
  board.onRing((rings) => {
    for (const ring of rings) if (ring.kind === "new") onNew(ring.orderId);
  });
  return board;
}

function headersOf({ headers }: RequestInit): Readonly<Record<string, string>> {
  return Object.fromEntries(new Headers(headers));
}
