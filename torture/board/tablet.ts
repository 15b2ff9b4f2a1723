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
  /** The shop's current address; waits while there is none. */
  readonly url: () => Promise<string | null>;
  readonly cookie: string;
  readonly random: Random;
  /** Its person answers the odd orders first; that of the other tablet the even ones. */
  readonly isFirst: boolean;
}

/** A tablet with the board's own code, without its page, with an unreliable line and little memory. */
export interface Tablet {
  readonly name: string;
  /** How often it rang as new, by order. */
  readonly rung: ReadonlyMap<number, number>;
  /** Number of orders that it shows and that are not finished. */
  readonly open: () => number;
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
const maxQuietMs = 1_200;
/** Orders answered at one look; the rest waits for the next one, or for the other tablet. */
const maxAtOnce = 8;
/** People stop pressing while so many presses are not sent. */
const maxUnsent = 24;
/** Some orders ring for a while. */
const answersPercent = 60;
/** How often a person answers an order of the other one. */
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

/** Answers new orders and moves the others on, as two people at two tablets would, without looking at each other. */
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
    for (const { kind, orderId } of rings) if (kind === "new") onNew(orderId);
  });
  return board;
}

function headersOf({ headers }: RequestInit): Readonly<Record<string, string>> {
  return Object.fromEntries(new Headers(headers));
}
