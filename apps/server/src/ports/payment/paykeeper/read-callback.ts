import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { MessageRefused, type PaymentNotice } from "../payment-gateway.ts";
import { readRoubles, roublesText } from "../roubles.ts";

const Callback = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  sum: z.string(),
  clientid: z._default(z.string(), ""),
  orderid: z._default(z.string(), ""),
  key: z.string(),
});

/**
 * Accepts a callback only if it is signed with the secret word; throws MessageRefused. PayKeeper sends it for received
 * money.
 */
export function readCallback(body: unknown, secret: string): PaymentNotice {
  const callback = Callback.safeParse(body);
  const amount = callback.success ? readRoubles(callback.data.sum) : null;
  if (!callback.success || amount === null) throw new MessageRefused("not a PayKeeper callback");
  const { id, clientid, orderid, key } = callback.data;
  if (!isSame(key, md5(id + roublesText(amount) + clientid + orderid + secret))) {
    throw new MessageRefused("the callback is not signed with the secret word");
  }
  return {
    reference: orderid,
    externalId: null,
    report: { state: "paid", amount, currency: "RUB", transactionId: id },
    answer: `OK ${md5(id + secret)}`,
  };
}

/** The protocol prescribes this hash; the secret word makes it a signature. */
export function md5(text: string): string {
  return createHash("md5").update(text, "utf8").digest("hex");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
