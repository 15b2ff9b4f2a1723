import type { Store } from "../../apps/server/src/database/store.ts";
import type { Difference } from "../row.ts";
import type { Sent } from "./journal.ts";
import { ledgerFaults } from "./ledgers.ts";
import { coupon, type Supplies } from "./shop-files.ts";
import { type StoredOrder, storedOrders } from "./stored-orders.ts";
import { linesOf, totalOf } from "./wish.ts";

/** The four numbers, and every difference in words. */
export interface Comparison extends Difference {
  readonly wrong: readonly string[];
  readonly placed: number;
  readonly refused: number;
}

type Kind = keyof Difference;
interface Finding {
  readonly kind: Kind;
  readonly count: number;
  readonly text: string;
}

/** The expectations for a store. */
export interface Expectation {
  readonly sent: readonly Sent[];
  readonly supplies: Supplies;
  /** Orders answered later than this may be missing; milliseconds since the epoch. */
  readonly until?: number;
}

const maxListed = 12;

/** Compares a store with the outside journal: order by order, and ledger by ledger. */
export async function compare(store: Store, { sent, supplies, until }: Expectation): Promise<Comparison> {
  const orders = await storedOrders(store);
  const byKey = Map.groupBy(orders, (order) => order.details.comment);
  const known = new Set(sent.map(({ key }) => key));
  const stray = orders.filter((order) => !known.has(order.details.comment));
  const findings = [
    ...sent.flatMap((each) => findingsOf(each, byKey.get(each.key) ?? [], until ?? Number.POSITIVE_INFINITY)),
    ...stray.map(({ id }) => one("unexplained", `order ${id} was never sent`)),
    ...(await ledgerFaults(store, orders, supplies)).map(
      ({ count, text }) => ({ kind: "unexplained", count, text }) as const,
    ),
  ];
  const sum = (kind: Kind) => findings.filter((each) => each.kind === kind).reduce((all, { count }) => all + count, 0);
  const listed = findings.slice(0, maxListed).map(({ kind, text }) => `${kind}: ${text}`);
  return {
    lost: sum("lost"),
    doubled: sum("doubled"),
    changed: sum("changed"),
    unexplained: sum("unexplained"),
    wrong: findings.length > maxListed ? [...listed, `and ${findings.length - maxListed} more`] : listed,
    placed: orders.length,
    refused: sent.filter(({ answers }) => answers.length > 0 && answers.every(({ status }) => status !== 201)).length,
  };
}

function one(kind: Kind, text: string): Finding {
  return { kind, count: 1, text };
}

/** Compares one sent order with the rows that name it. */
function findingsOf(sent: Sent, rows: readonly StoredOrder[], until: number): readonly Finding[] {
  const successes = sent.answers.filter(({ status }) => status === 201);
  const [first] = successes;
  const [row] = rows;
  if (first === undefined) {
    return rows.map(({ id }) => one("unexplained", `order ${id} of ${sent.key} was never answered with a success`));
  }
  if (row === undefined) return first.at > until ? [] : [one("lost", `${sent.key} was answered and is not there`)];
  const doubled = {
    kind: "doubled",
    count: rows.length - 1,
    text: `${sent.key} is there ${rows.length} times`,
  } as const;
  const changes = [...changesOf(sent, row), ...answerChanges(sent.key, successes, row)];
  return [...(rows.length > 1 ? [doubled] : []), ...changes.map((text) => one("changed", text))];
}

/** Differences between a stored order and its wish. */
function changesOf({ key, wish }: Sent, { total, details }: StoredOrder): readonly string[] {
  const lines = new Map(details.lines.map(({ productId, quantity }): [number, number] => [productId, quantity]));
  const wished = linesOf(wish);
  const sameLines = lines.size === wished.size && [...wished].every(([id, count]) => lines.get(id) === count);
  const isUsed = details.couponIds.some((id) => id === coupon.id);
  return [
    ...(sameLines
      ? []
      : [`the lines of ${key} are ${JSON.stringify([...lines])}, wished ${JSON.stringify([...wished])}`]),
    ...(total === totalOf(wish) * 100 ? [] : [`the total of ${key} is ${total / 100}, agreed ${totalOf(wish)}`]),
    ...(isUsed === wish.withCoupon ? [] : [`the coupon of ${key} is ${isUsed ? "used" : "not used"}`]),
    ...(details.bonusPoints === wish.points ? [] : [`${key} spends ${details.bonusPoints} points, not ${wish.points}`]),
  ];
}

/** Every success must be the same answer, and match the stored order. */
function answerChanges(key: string, successes: Sent["answers"], { id, total }: StoredOrder): readonly string[] {
  const bodies = new Set(successes.map(({ body }) => JSON.stringify(body)));
  const [body] = successes.map((answer) => answer.body);
  const listed: Readonly<Record<string, unknown>> = typeof body === "object" && body !== null ? { ...body } : {};
  const isSame = listed["id"] === id && listed["total"] === total / 100;
  return [
    ...(bodies.size === 1 ? [] : [`${key} was answered in ${bodies.size} ways`]),
    ...(isSame
      ? []
      : [`${key} was answered as ${String(listed["id"])} for ${String(listed["total"])}, is ${id} for ${total / 100}`]),
  ];
}
