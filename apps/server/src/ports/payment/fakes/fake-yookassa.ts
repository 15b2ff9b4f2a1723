import { randomUUID } from "node:crypto";
import { basicAuth } from "../call-gateway.ts";
import type { YookassaSettings } from "../yookassa/yookassa-gateway.ts";
import { type FakeAnswer, type FakeCall, type FakeServer, startFakeServer } from "./fake-server.ts";

interface Amount {
  readonly value: string;
  readonly currency: string;
}

export interface FakePayment {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  status: "pending" | "waiting_for_capture" | "succeeded" | "canceled";
  amount: Amount;
  refunded: Amount | null;
}

export interface FakeRefund {
  readonly id: string;
  readonly payment_id: string;
  status: "pending" | "succeeded" | "canceled";
  readonly amount: Amount;
  readonly receipt?: unknown;
}

export interface FakeYookassa extends FakeServer {
  readonly settings: YookassaSettings;
  readonly payments: Map<string, FakePayment>;
  /** Runs between creating a payment and answering. */
  beforeAnswer: (payment: FakePayment) => Promise<void>;
  /** Every refund, in the order of the requests. */
  readonly refunds: FakeRefund[];
  /** The state and sum of the next refunds; by default they succeed with the sum asked. */
  nextRefund: Partial<Pick<FakeRefund, "status" | "amount">>;
  /** Runs after the refund and before its answer. */
  afterRefund: () => Promise<void>;
  /** Pays a pending refund. */
  finish(refund: FakeRefund): void;
  /** The body of a notice; unsigned, like YooKassa's. */
  notice(event: string, paymentId: string): object;
}

const shopId = "100500";
const secretKey = "test_key";

/**
 * Implements what yookassa.ru/developers describes: payments, capture, cancel and refunds, each change once per key.
 */
export async function startFakeYookassa(): Promise<FakeYookassa> {
  const payments = new Map<string, FakePayment>();
  const answered = new Map<string, FakeAnswer>();
  const server = await startFakeServer(async (call) => {
    if (call.headers.authorization !== basicAuth(shopId, secretKey).authorization) return { status: 401, body: {} };
    const [, , kind, subject = ""] = call.path.split("/");
    if (call.method === "GET" && kind === "refunds") return showRefund(fake.refunds.find(({ id }) => id === subject));
    if (call.method === "GET") return show(payments.get(call.path.split("/")[3] ?? ""));
    const key = String(call.headers["idempotence-key"] ?? "");
    if (key === "" || key.length > 64) return { status: 400, body: { type: "error", code: "invalid_request" } };
    const known = answered.get(key);
    if (known !== undefined) return known;
    const answer = await change(call);
    answered.set(key, answer);
    return answer;
  });

  async function change(call: FakeCall): Promise<FakeAnswer> {
    const body: Record<string, unknown> = JSON.parse(call.body);
    if (call.path === "/v3/payments") return makePayment(body);
    if (call.path === "/v3/refunds") return refund(payments.get(String(body["payment_id"])), body);
    const [, , , id = "", verb] = call.path.split("/");
    const payment = payments.get(id);
    if (payment?.status === "waiting_for_capture") payment.status = verb === "capture" ? "succeeded" : "canceled";
    return show(payment);
  }

  /** Refuses more than is left of the payment; a pending refund takes its sum too. */
  async function refund(payment: FakePayment | undefined, body: Record<string, unknown>): Promise<FakeAnswer> {
    const asked = amountOf(body);
    const own = fake.refunds.filter(({ payment_id, status }) => payment_id === payment?.id && status !== "canceled");
    const left = Number(payment?.amount.value ?? 0) - own.reduce((sum, { amount }) => sum + Number(amount.value), 0);
    if (payment?.status !== "succeeded" || Number(asked.value) > left) return { status: 400, body: { type: "error" } };
    const made: FakeRefund = {
      id: randomUUID(),
      payment_id: payment.id,
      status: "succeeded",
      amount: asked,
      ...(body["receipt"] === undefined ? {} : { receipt: body["receipt"] }),
      ...fake.nextRefund,
    };
    fake.refunds.push(made);
    if (made.status === "succeeded") addRefunded(payment, made);
    await fake.afterRefund();
    return showRefund(made);
  }

  async function makePayment(request: Record<string, unknown>): Promise<FakeAnswer> {
    const payment: FakePayment = {
      id: randomUUID(),
      request,
      status: "pending",
      amount: amountOf(request),
      refunded: null,
    };
    payments.set(payment.id, payment);
    await fake.beforeAnswer(payment);
    return show(payment);
  }

  const fake: FakeYookassa = Object.assign(server, {
    settings: {
      url: new URL("/v3", server.url),
      shopId,
      secretKey,
      vatCode: 1,
      senders: ["127.0.0.0/8"],
      timeoutMs: 1_000,
    },
    payments,
    refunds: [],
    nextRefund: {},
    beforeAnswer: async () => undefined,
    afterRefund: async () => undefined,
    finish(made: FakeRefund) {
      made.status = "succeeded";
      const payment = payments.get(made.payment_id);
      if (payment !== undefined) addRefunded(payment, made);
    },
    notice(event: string, paymentId: string) {
      const payment = payments.get(paymentId);
      return { type: "notification", event, object: payment === undefined ? { id: paymentId } : show(payment).body };
    },
  });
  return fake;
}

function show(payment: FakePayment | undefined): FakeAnswer {
  if (payment === undefined) return { status: 404, body: { type: "error", code: "not_found" } };
  const { id, status, amount, refunded, request } = payment;
  return {
    body: {
      id,
      status,
      paid: status === "succeeded",
      amount,
      ...(refunded === null ? {} : { refunded_amount: refunded }),
      metadata: request["metadata"],
      ...(status === "pending"
        ? { confirmation: { type: "redirect", confirmation_url: `https://pay.example/${id}` } }
        : {}),
      test: true,
    },
  };
}

function addRefunded(payment: FakePayment, { amount }: FakeRefund): void {
  const sum = Number(payment.refunded?.value ?? 0) + Number(amount.value);
  payment.refunded = { ...amount, value: sum.toFixed(2) };
}

function showRefund(made: FakeRefund | undefined): FakeAnswer {
  if (made === undefined) return { status: 404, body: { type: "error", code: "not_found" } };
  const { id, payment_id, status, amount } = made;
  return { body: { id, payment_id, status, amount } };
}

function amountOf(request: Readonly<Record<string, unknown>>): Amount {
  const { amount } = request;
  if (typeof amount === "object" && amount !== null && "value" in amount && "currency" in amount) {
    return { value: String(amount.value), currency: String(amount.currency) };
  }
  throw new Error("a payment without an amount");
}
