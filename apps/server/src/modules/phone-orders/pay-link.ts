import type { LanguageCode } from "@skatert/contract";
import { money, type OrderId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { jobInsert } from "../../jobs/job-store.ts";
import { priceText } from "../../shop/price-text.ts";
import { textsIn } from "../../texts/texts.ts";
import type { OrderPlaced } from "../orders/events.ts";
import type { OrderReader } from "../orders/order-reader.ts";

/** Kind of the job that texts a guest the link to pay an order by telephone (PHONE-1). */
export const payLinkJob = "phone-order-pay-link";

/** The job of a new order, in its own transaction: a text is sent for exactly the orders that were placed. */
export function payLinkInsert(tx: Tx, { order }: OrderPlaced): readonly CompiledQuery<unknown>[] {
  const language = order.details.phone?.linkLanguage ?? null;
  if (language === null || order.stage !== "awaiting-payment") return [];
  const payload: PayLink = { orderId: order.id, language };
  return [
    jobInsert(tx, { id: `${payLinkJob}:${order.id}`, kind: payLinkJob, payload, runAt: order.created_at }).compile(),
  ];
}

interface PayLink {
  readonly orderId: OrderId;
  readonly language: LanguageCode;
}

export interface PayLinkDeps {
  readonly orders: Pick<OrderReader, "get">;
  /** The path that starts the payment of an order. */
  readonly payUrl: (id: OrderId, key: string) => string;
  /** Null: no address leads to the shop from outside. */
  readonly publicUrl: URL | null;
  /** The shop's currency sign. */
  readonly currency: () => Promise<string>;
  readonly sendText: (text: { readonly phone: string; readonly text: string }) => Promise<void>;
}

/** Sends the text unless the order is paid or cancelled by now. */
export function payLinkHandler({ orders, payUrl, publicUrl, currency, sendText }: PayLinkDeps): JobHandler {
  return async (payload) => {
    const { orderId, language } = payload as PayLink;
    const order = await orders.get(orderId);
    if (order === null || order.stage !== "awaiting-payment" || publicUrl === null) return;
    const url = new URL(payUrl(order.id, order.order_key), publicUrl).href;
    const sum = priceText(money(order.total), await currency(), language);
    await sendText({
      phone: order.phone,
      text: textsIn(language)("phone.payLink", { order: String(order.id), sum, url }),
    });
  };
}
