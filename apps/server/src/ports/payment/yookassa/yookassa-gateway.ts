import * as z from "zod/mini";
import { basicAuth, callGateway } from "../call-gateway.ts";
import {
  GatewayFailure,
  type GatewayMessage,
  GatewayRefusal,
  type KnownPayment,
  MessageRefused,
  type PartRefundReport,
  type PaymentGateway,
  type PaymentNotice,
} from "../payment-gateway.ts";
import { readRoubles, roublesText } from "../roubles.ts";
import { isKnownSender } from "./known-senders.ts";
import { paymentBody, receiptOf } from "./payment-body.ts";
import { readPayment, refundedSum, reportOf } from "./read-payment.ts";

export interface YookassaSettings {
  /** https://api.yookassa.ru/v3 */
  readonly url: URL;
  readonly shopId: string;
  readonly secretKey: string;
  /** Tax code of every receipt position, 1 to 12; null: the shop prints its receipts elsewhere. */
  readonly vatCode: number | null;
  /** Addresses and ranges from which notices are accepted. */
  readonly senders: readonly string[];
  /** Timeout of one call, milliseconds. */
  readonly timeoutMs?: number;
}

const Notice = z.looseObject({
  type: z.literal("notification"),
  event: z.string(),
  object: z.looseObject({ id: z.string(), payment_id: z.optional(z.string()) }),
});
const RefundAnswer = z.looseObject({
  id: z.string(),
  status: z.enum(["pending", "succeeded", "canceled"]),
  amount: z.looseObject({ value: z.string() }),
});

/** YooKassa: payments with an idempotence key. Notices are not signed, so they only name the payment to check. */
export function createYookassa(settings: YookassaSettings): PaymentGateway {
  const api = createApi(settings);
  const money = (payment: KnownPayment) => ({ amount: { value: roublesText(payment.amount), currency: "RUB" } });
  return {
    // If YooKassa prints receipts, it refuses a payment without one.
    takesTips: settings.vatCode === null,
    async start(request) {
      const payment = readPayment(await api.post("/payments", request.id, paymentBody(request, settings.vatCode)));
      const payUrl = payment.confirmation?.confirmation_url;
      if (payUrl === undefined) throw new GatewayFailure("YooKassa answered without a payment page");
      return { externalId: payment.id, payUrl };
    },
    report: async (payment) => reportOf(await api.payment(payment.externalId)),
    async capture(payment) {
      const path = `/payments/${encodeURIComponent(payment.externalId)}/capture`;
      return reportOf(readPayment(await api.post(path, `take-${payment.id}`, money(payment))));
    },
    async revoke(payment) {
      // Only blocked money can be released; an unpaid payment expires.
      if (reportOf(await api.payment(payment.externalId)).state !== "held") return;
      await api.post(`/payments/${encodeURIComponent(payment.externalId)}/cancel`, `stop-${payment.id}`, {});
    },
    async refund(payment) {
      if (reportOf(await api.payment(payment.externalId)).state === "refunded") return true;
      const wish = { payment_id: payment.externalId, ...money(payment) };
      const answer = RefundAnswer.safeParse(await api.post("/refunds", `back-${payment.id}`, wish));
      if (!answer.success || answer.data.status === "canceled") throw new GatewayRefusal("YooKassa refused the refund");
      return answer.data.status === "succeeded";
    },
    refunded: async (payment) => refundedSum((await api.payment(payment.externalId)).refunded_amount),
    async refundPart(payment, part) {
      const wish = {
        payment_id: payment.externalId,
        amount: { value: roublesText(part.amount), currency: "RUB" },
        ...receiptOf(part, settings.vatCode),
      };
      return refundReport(await api.post("/refunds", part.id, wish));
    },
    refundState: async (id) => refundReport(await api.get(`/refunds/${encodeURIComponent(id)}`)),
    read: (message) => readNotice(message, settings.senders, api.payment),
  };
}

function refundReport(answer: unknown): PartRefundReport {
  const { data } = RefundAnswer.safeParse(answer);
  const amount = data === undefined ? null : readRoubles(data.amount.value);
  if (data === undefined || amount === null) throw new GatewayFailure("YooKassa answered without a refund");
  if (data.status === "canceled") throw new GatewayRefusal("YooKassa refused the refund");
  return { state: data.status === "succeeded" ? "done" : "pending", amount, externalId: data.id };
}

async function readNotice(
  message: GatewayMessage,
  senders: readonly string[],
  paymentById: (id: string) => Promise<ReturnType<typeof readPayment>>,
): Promise<PaymentNotice> {
  if (!isKnownSender(message.sender, senders)) throw new MessageRefused("not an address of YooKassa");
  const notice = Notice.safeParse(message.body);
  if (!notice.success) throw new MessageRefused("not a notice of YooKassa");
  const { object } = notice.data;
  const payment = await paymentById(object.payment_id ?? object.id);
  return {
    reference: payment.metadata?.reference ?? "",
    externalId: payment.id,
    report: reportOf(payment),
    answer: "",
  };
}

function createApi(settings: YookassaSettings) {
  const headers = { ...basicAuth(settings.shopId, settings.secretKey), "content-type": "application/json" };
  const address = (path: string) => new URL(settings.url.href.replace(/\/$/, "") + path);
  const get = (path: string) => callGateway(address(path), { headers }, settings.timeoutMs);
  return {
    get,
    payment: async (id: string) => readPayment(await get(`/payments/${encodeURIComponent(id)}`)),
    post(path: string, key: string, body: unknown) {
      const init = { method: "POST", headers: { ...headers, "Idempotence-Key": key }, body: JSON.stringify(body) };
      return callGateway(address(path), init, settings.timeoutMs);
    },
  };
}
