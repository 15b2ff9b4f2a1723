import { zero } from "@skatert/domain";
import * as z from "zod/mini";
import { basicAuth, callGateway } from "../call-gateway.ts";
import {
  GatewayFailure,
  GatewayRefusal,
  type KnownPayment,
  type PaymentGateway,
  type PaymentReport,
} from "../payment-gateway.ts";
import { readRoubles, roublesText } from "../roubles.ts";
import { cartOf, invoiceForm } from "./invoice-form.ts";
import { readCallback } from "./read-callback.ts";

export interface PaykeeperSettings {
  /** The merchant's own server, https://NAME.server.paykeeper.ru. */
  readonly url: URL;
  readonly login: string;
  readonly password: string;
  /** The secret word that callbacks are signed with. */
  readonly secret: string;
  /** Value-added tax of every position, as PayKeeper names it: none, vat0, vat10, vat20… */
  readonly tax: string;
  /** Timeout of one call, milliseconds. */
  readonly timeoutMs?: number;
  /** Timeout of one change with all its calls, milliseconds; less than the lease of a start (`start-payment.ts`). */
  readonly changeMs?: number;
}

const usualChangeMs = 10_000;
const TokenAnswer = z.looseObject({ token: z.string() });
const InvoiceAnswer = z.looseObject({ invoice_id: z.union([z.string(), z.number()]) });
const InvoiceState = z.looseObject({
  status: z.enum(["created", "sent", "paid", "expired"]),
  pay_amount: z.optional(z.union([z.string(), z.number()])),
  payment_id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});
const number = z.optional(z.nullable(z.union([z.string(), z.number()])));
const PaymentState = z.looseObject({
  status: z.optional(z.string()),
  pay_amount: number,
  refund_amount: number,
});
/** A list of one payment; some versions return the payment itself. */
const PaymentAnswer = z.union([z.array(PaymentState).check(z.length(1)), PaymentState]);
const ChangeAnswer = z.looseObject({ result: z.string() });

/** PayKeeper: an invoice per payment, a payment page, a signed callback, and a status call. */
export function createPaykeeper(settings: PaykeeperSettings): PaymentGateway {
  const api = createApi(settings);
  return {
    async start(request) {
      const answer = InvoiceAnswer.safeParse(
        await api.change("/change/invoice/preview/", invoiceForm(request, settings.tax)),
      );
      // PayKeeper refuses with status 200 and a message in place of the invoice.
      if (!answer.success) throw new GatewayRefusal("PayKeeper did not create an invoice");
      const externalId = String(answer.data.invoice_id);
      return { externalId, payUrl: new URL(`/bill/${encodeURIComponent(externalId)}/`, settings.url).href };
    },
    async report(payment) {
      const state = InvoiceState.safeParse(await api.info("/info/invoice/byid/", { id: payment.externalId }));
      if (!state.success) throw new GatewayFailure("PayKeeper answered without an invoice");
      return reportOf(state.data, payment);
    },
    async revoke(payment) {
      await api.change("/change/invoice/revoke/", { id: payment.externalId });
    },
    async refund(payment) {
      const transactionId = transactionOf(payment);
      // PayKeeper refuses a second refund like any other, so check whether the first succeeded and its answer was lost.
      const known = refundOf(await api.info("/info/payments/byid/", { id: transactionId }).catch(nothingSaid));
      if (known !== "none") return known === "done";
      const wish = { id: transactionId, amount: roublesText(payment.amount), partial: "false", refund_cart: "[]" };
      const answer = ChangeAnswer.safeParse(await api.change("/change/payment/reverse/", wish));
      if (!answer.success || answer.data.result !== "success") throw new GatewayRefusal("PayKeeper refused the refund");
      return true;
    },
    async refunded(payment) {
      const state = paymentOf(await api.info("/info/payments/byid/", { id: transactionOf(payment) }));
      if (state === undefined) throw new GatewayFailure("PayKeeper answered without a payment");
      // A refund is made in the background; until it ends its sum is not known.
      if (state.status === "refunding") throw new GatewayFailure("PayKeeper is still refunding");
      if (state.refund_amount == null) return zero;
      const sum = readRoubles(state.refund_amount);
      if (sum === null) throw new GatewayFailure("PayKeeper answered without the refunded sum");
      return sum;
    },
    async refundPart(payment, { amount, receipt }) {
      const wish = {
        id: transactionOf(payment),
        amount: roublesText(amount),
        partial: "true",
        refund_cart: JSON.stringify(cartOf(receipt, settings.tax)),
      };
      const answer = ChangeAnswer.safeParse(await api.change("/change/payment/reverse/", wish));
      if (!answer.success || answer.data.result !== "success") throw new GatewayRefusal("PayKeeper refused the refund");
      return { state: "done", amount, externalId: null };
    },
    read: async (message) => readCallback(message.body, settings.secret),
  };
}

function transactionOf({ transactionId }: KnownPayment): string {
  if (transactionId !== null) return transactionId;
  throw new GatewayRefusal("PayKeeper refunds by the id of a callback, and no callback was received");
}

function reportOf(invoice: z.infer<typeof InvoiceState>, payment: KnownPayment): PaymentReport {
  if (invoice.status === "expired") return { state: "declined" };
  if (invoice.status !== "paid") return { state: "pending" };
  const amount = invoice.pay_amount === undefined ? payment.amount : readRoubles(invoice.pay_amount);
  if (amount === null) throw new GatewayFailure("PayKeeper answered without an amount");
  return {
    state: "paid",
    amount,
    currency: "RUB",
    transactionId: invoice.payment_id == null ? null : String(invoice.payment_id),
  };
}

/** Without details of the payment; the refund itself decides. */
function nothingSaid(error: unknown): unknown {
  if (error instanceof GatewayRefusal) return null;
  throw error;
}

function paymentOf(answer: unknown): z.infer<typeof PaymentState> | undefined {
  const { data } = PaymentAnswer.safeParse(answer);
  return Array.isArray(data) ? data[0] : data;
}

/** How much of a payment PayKeeper has refunded; "none" if it does not say. */
function refundOf(answer: unknown): "done" | "running" | "none" {
  const state = paymentOf(answer);
  if (state === undefined) return "none";
  const [paid, back] = [readRoubles(state.pay_amount), readRoubles(state.refund_amount)];
  if (state.status === "refunded" || (paid !== null && paid > 0 && back === paid)) return "done";
  return state.status === "refunding" ? "running" : "none";
}

type Fields = Readonly<Record<string, string>>;

/** Changes need an expiring token: it is requested at first use, and again when a change fails. */
function createApi(settings: PaykeeperSettings) {
  const headers = basicAuth(settings.login, settings.password);
  let token: string | null = null;

  async function info(path: string, query: Fields = {}, signal?: AbortSignal): Promise<unknown> {
    const url = new URL(path, settings.url);
    url.search = new URLSearchParams(query).toString();
    return callGateway(url, { headers, ...(signal === undefined ? {} : { signal }) }, settings.timeoutMs);
  }

  async function freshToken(signal: AbortSignal): Promise<string> {
    const answer = TokenAnswer.safeParse(await info("/info/settings/token/", {}, signal));
    if (!answer.success) throw new GatewayFailure("PayKeeper answered without a token");
    token = answer.data.token;
    return token;
  }

  async function post(path: string, fields: Fields, signal: AbortSignal): Promise<unknown> {
    const body = new URLSearchParams({ ...fields, token: token ?? (await freshToken(signal)) });
    return callGateway(new URL(path, settings.url), { method: "POST", headers, body, signal }, settings.timeoutMs);
  }

  async function change(path: string, fields: Fields): Promise<unknown> {
    const hadToken = token !== null;
    const signal = AbortSignal.timeout(settings.changeMs ?? usualChangeMs);
    const first = await post(path, fields, signal).catch((error: unknown) => refusalOf(error));
    if (!hadToken || !isRefused(first)) return first;
    token = null;
    return post(path, fields, signal);
  }

  return { info, change };
}

/** A refusal with PayKeeper's own text, so that both kinds are retried with a fresh token. */
function refusalOf(error: unknown): unknown {
  if (error instanceof GatewayRefusal) return { result: "fail" };
  throw error;
}

function isRefused(answer: unknown): boolean {
  return ChangeAnswer.safeParse(answer).data?.result === "fail";
}
