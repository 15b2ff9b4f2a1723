import type { Family } from "../family.ts";
import { type Row, reading } from "../row.ts";
import { eveningOf, type Trade, wakeSeconds } from "../scale/evening.ts";
import { simulate } from "../scale/queue.ts";

/** The steps of docs/scale.md. */
const trades: readonly Trade[] = [
  { branches: 1, ordersPerMonth: 3_000 },
  { branches: 30, ordersPerMonth: 60_000 },
  { branches: 100, ordersPerMonth: 250_000 },
  { branches: 500, ordersPerMonth: 1_000_000 },
  { branches: 500, ordersPerMonth: 10_000_000 },
];
/** A durable commit of an ordinary server's SSD, and of a slow shared disk. */
const disks = [
  { name: "SSD", commitMs: 1 },
  { name: "slow disk", commitMs: 10 },
];
const arrivals = 300_000;

/** The busiest second of chains that this machine does not have, from measured costs: nothing is started. */
export const scale: Family = {
  name: "scale",
  title: "Simulated: the busiest second of a chain's month on idle cores, from the costs of docs/measured.md",
  measure: async () => trades.flatMap(rowsOf),
};

function rowsOf(trade: Trade): readonly Row[] {
  const name = (what: string) => `${what}: ${trade.branches} branches, ${trade.ordersPerMonth} orders a month`;
  const evening = eveningOf(trade, 1);
  const one = simulate(evening.program, 1, arrivals);
  const two = simulate(evening.program, 2, arrivals);
  return [
    reading(name("orders a second"), evening.ordersPerSecond, "/s"),
    reading(name("use of one process"), one.utilization, "cores"),
    reading(name("p99 of all calls, one process"), one.utilization < 1 ? one.p99Ms : Number.POSITIVE_INFINITY, "ms"),
    reading(name("p99 of all calls, two processes"), two.utilization < 1 ? two.p99Ms : Number.POSITIVE_INFINITY, "ms"),
    ...disks.map(({ name: disk, commitMs }) => {
      const commits = simulate(eveningOf(trade, commitMs).commits, 1, arrivals);
      return reading(name(`use of SQLite's one writer, ${disk}`), commits.utilization, "of it");
    }),
    reading(name("open pages"), evening.sockets, ""),
    reading(name("memory of their sockets"), evening.socketsMb, "MB"),
    reading(name("seconds of one core for all of them to ask once"), wakeSeconds(evening, 1), "s"),
  ];
}
