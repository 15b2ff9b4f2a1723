import { type Family, onEachEngine, type TortureEngine } from "../family.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { type Difference, noDifference, type Row } from "../row.ts";
import { type FaultyGateway, startGateways } from "./gateways.ts";
import { becomesTrue, openPayment, orderOf, type PaidOrder, paymentsOf, seen } from "./paid-orders.ts";

const faults = ["hangs", "away", "nonsense", "refuses"] as const;
const cancelSeconds = 45;
const foundSeconds = 90;
const atOnce = 20;
const methods = ["cod", "paykeeper", "yookassa"];

/**
 * Payment gateways that hang, refuse, answer invalidly, and report payments never, repeatedly, too early and too late.
 */
export const gateway: Family = {
  name: "gateway",
  run: (torture) => onEachEngine(torture, tortured),
};

/** The expected end of an order: its stage, and the state of its money. */
type End = "paid" | "given back";
interface Story {
  readonly gateway: FaultyGateway;
  readonly note: string;
  readonly order: PaidOrder;
  readonly end: End;
}

async function tortured(engine: TortureEngine): Promise<Row> {
  const gateways = await startGateways();
  const env = Object.assign({}, ...gateways.map((each) => each.env));
  const settings = {
    settings: { pending_order_cansel_time: cancelSeconds },
    payment_methods: methods.map((id) => ({ id, name: id, enabled: true, online: id !== "cod" })),
  };
  try {
    return await withOrderingShop(engine, { orders: 100, signIn: false, settings, env }, async (shop) => {
      const wrong: string[] = [];
      const stories = (await Promise.all(gateways.map((each) => storiesOf(shop, each, wrong)))).flat();
      const ends = await Promise.all(stories.map((story) => endOf(shop, story)));
      const { code } = await shop.program().stop();
      if (code !== 0) wrong.push(`ended with ${String(code)}: ${shop.program().complaint()}`);
      const named = { fault: "payment gateways", engine: engine.name };
      const note = `${stories.length} payments at ${gateways.map(({ name }) => name).join(" and ")}`;
      const row = orderRow(named, await shop.compare(), {
        wrong: [...wrong, ...ends.flatMap((end) => end.wrong)],
        note,
      });
      return ends.reduce((sum, { difference }) => added(sum, difference), row);
    });
  } finally {
    await Promise.all(gateways.map(({ fake }) => fake.close()));
  }
}

/** All faults of one gateway, with one order each. */
async function storiesOf(shop: OrderingShop, at: FaultyGateway, wrong: string[]): Promise<readonly Story[]> {
  const url = await shop.program().url;
  const begin = async (): Promise<PaidOrder> => {
    const order = await orderOf(shop, url, at.name);
    const status = await openPayment(url, order);
    if (status !== 303) wrong.push(`${at.name}: the way to pay answered ${status}`);
    return order;
  };
  const late = await begin();
  const lost = await begin();
  for (const id of at.idsOf(lost.id)) at.pay(id);
  const stories: Story[] = [{ gateway: at, note: "the callback was lost", order: lost, end: "paid" }];
  for (const fault of faults) stories.push(await throughFault(shop, at, fault, wrong));
  const often = await begin();
  await payAndNotify(url, at, often, atOnce, wrong);
  stories.push({ gateway: at, note: `${atOnce} callbacks at once`, order: often, end: "paid" });
  at.beforeAnswer(async (id) => {
    at.pay(id);
    const status = await at.notify(url, id);
    if (status !== 200) wrong.push(`${at.name}: a callback before the answer got ${status}`);
  });
  stories.push({ gateway: at, note: "the callback came before the answer", order: await begin(), end: "paid" });
  at.beforeAnswer(async () => undefined);
  if (!(await becomesTrue(async () => (await seen(url, late)).stage === "cancelled", foundSeconds)))
    wrong.push(`${at.name}: an unpaid order was not cancelled`);
  at.loseRefundAnswer();
  await payAndNotify(url, at, late, atOnce, wrong);
  const note = "the money came after the cancelling, the refund's answer was lost";
  return [...stories, { gateway: at, note, order: late, end: "given back" }];
}

/** While the gateway is faulty, the order waits and other orders proceed. Afterwards the order is paid. */
async function throughFault(
  shop: OrderingShop,
  at: FaultyGateway,
  fault: (typeof faults)[number],
  wrong: string[],
): Promise<Story> {
  const url = await shop.program().url;
  const order = await orderOf(shop, url, at.name);
  at.fake.fault = fault;
  const [status] = await Promise.all([openPayment(url, order), orderOf(shop, url, "cod")]);
  const { stage, can_pay: canPay } = await seen(url, order);
  at.fake.fault = "none";
  if (status !== 503) wrong.push(`${at.name} ${fault}: the way to pay answered ${status}, not 503`);
  if (stage !== "awaiting-payment" || !canPay)
    wrong.push(`${at.name} ${fault}: the order is ${stage}, payable: ${canPay}`);
  const again = await openPayment(url, order);
  if (again !== 303) wrong.push(`${at.name} after ${fault}: the way to pay answered ${again}`);
  await payAndNotify(url, at, order, 1, wrong);
  return { gateway: at, note: `the gateway ${fault}`, order, end: "paid" };
}

/** Pays the order's latest payment in the gateway, and sends this many callbacks at once. */
async function payAndNotify(
  url: string,
  at: FaultyGateway,
  order: PaidOrder,
  times: number,
  wrong: string[],
): Promise<void> {
  const id = at.idsOf(order.id).at(-1);
  if (id === undefined) return void wrong.push(`${at.name}: no payment of order ${order.id} was made`);
  at.pay(id);
  const statuses = await Promise.all(Array.from({ length: times }, () => at.notify(url, id)));
  const faulty = statuses.filter((status) => status !== 200);
  if (faulty.length > 0) wrong.push(`${at.name}: ${faulty.length} of ${times} callbacks got ${faulty[0]}`);
}

/** Waits for the documented end, and compares the payments with the gateway's. */
async function endOf(shop: OrderingShop, { gateway: at, note, order, end }: Story) {
  const url = await shop.program().url;
  const [stage, state] = end === "paid" ? ["accepted", "paid"] : ["cancelled", "refunded"];
  const rowsWith = async () => (await paymentsOf(shop.place, order)).filter((row) => row.state === state);
  const isDone = await becomesTrue(
    async () => (await seen(url, order)).stage === stage && (await rowsWith()).length > 0,
    foundSeconds,
  );
  const rows = await paymentsOf(shop.place, order);
  const paid = at.idsOf(order.id).filter((id) => at.isPaid(id));
  const refunds = paid.reduce((sum, id) => sum + at.refunds(id), 0);
  const withMoney = rows.filter(({ received }) => received !== null);
  const due = end === "paid" ? 0 : 1;
  const states = rows.map((row) => row.state).join(", ");
  const difference: Difference = {
    lost: Math.max(0, paid.length - withMoney.length),
    doubled: Math.max(0, withMoney.length - paid.length) + Math.max(0, refunds - due),
    changed: isDone ? 0 : 1,
    unexplained: withMoney.length > 0 && paid.length === 0 ? 1 : 0,
  };
  const isWell = Object.values(difference).every((count) => count === 0);
  const text = `${at.name}, ${note}: ${(await seen(url, order)).stage}, payments ${states}, ${refunds} refunds`;
  return { difference, wrong: isWell ? [] : [text] };
}

function added(row: Row, difference: Difference): Row {
  const { lost, doubled, changed, unexplained } = { ...noDifference, ...difference };
  return {
    ...row,
    lost: row.lost + lost,
    doubled: row.doubled + doubled,
    changed: row.changed + changed,
    unexplained: row.unexplained + unexplained,
  };
}
