import type { Stream } from "./queue.ts";

/** A chain and its trade. */
export interface Trade {
  readonly branches: number;
  readonly ordersPerMonth: number;
}

/** What the busiest second of a month brings, in the places where it may queue. Shares are of one core or one disk. */
export interface Evening {
  readonly ordersPerSecond: number;
  /** Work of the program's processes. */
  readonly program: readonly Stream[];
  /** Durable commits, one after the other on SQLite. */
  readonly commits: readonly Stream[];
  /** Open pages of guests and tablets. */
  readonly sockets: number;
  readonly socketsMb: number;
}

/**
 * Costs in CPU-ms of one core, from the rows of docs/measured.md on an idle machine. A busy machine multiplies all of
 * them.
 */
export const COSTS = {
  pageFromMemory: 0.02,
  pageMadeAnew: 1.6,
  quote: 0.61,
  order: 2.03,
  /** Confirming or moving an order; the other tablets and the guest's page then read it. */
  move: 2.29,
  /** A tablet's question for news, an order that it reads and acknowledges. */
  feed: 0.95,
  board: 0.8 + 0.94 + 1.03,
  socketKb: 20.1,
} as const;

/** How guests and kitchens behave: our assumptions, each of them high. */
export const HABITS = {
  /** Of a month's orders in its busiest hour: a day has a thirtieth, Friday half more, its best hour 15 %. */
  busiestHour: (1 / 30) * 1.5 * 0.15,
  /** Visits of which one orders, pages of a visit, and quotes of a cart. */
  visitsPerOrder: 25,
  pagesPerVisit: 5,
  quotesPerOrder: 30,
  /** Addresses with a parameter of an advertisement or of a search. */
  shareMadeAnew: 0.2,
  visitSeconds: 300,
  movesPerOrder: 4,
  tabletsPerBranch: 2,
  feedEverySeconds: 15,
  /** Placing, four moves, acknowledgements of two tablets, three jobs. */
  commitsPerOrder: 10,
} as const;

/** The busiest second of a chain. `commitMs`: a durable commit of the disk. */
export function eveningOf({ branches, ordersPerMonth }: Trade, commitMs: number): Evening {
  const orders = (ordersPerMonth * HABITS.busiestHour) / 3600;
  const visits = orders * HABITS.visitsPerOrder;
  const pages = visits * HABITS.pagesPerVisit;
  const tablets = branches * HABITS.tabletsPerBranch;
  const sockets = visits * HABITS.visitSeconds + tablets;
  const each = (perSecond: number, serviceMs: number): Stream => ({ perSecond, serviceMs });
  return {
    ordersPerSecond: orders,
    program: [
      each(pages * (1 - HABITS.shareMadeAnew), COSTS.pageFromMemory),
      each(pages * HABITS.shareMadeAnew, COSTS.pageMadeAnew),
      each(orders * HABITS.quotesPerOrder, COSTS.quote),
      each(orders, COSTS.order),
      each(orders * HABITS.movesPerOrder, COSTS.move),
      each(orders * HABITS.tabletsPerBranch * (1 + HABITS.movesPerOrder), COSTS.board),
      each(tablets / HABITS.feedEverySeconds, COSTS.feed),
    ],
    commits: [each(orders * HABITS.commitsPerOrder, commitMs)],
    sockets,
    socketsMb: (sockets * COSTS.socketKb) / 1024,
  };
}

/** Seconds in which one process answers every open page that a change of the whole menu wakes: each asks once. */
export function wakeSeconds({ sockets }: Evening, processes: number): number {
  return (sockets * COSTS.quote) / 1000 / processes;
}
