import type { PaymentRequest } from "../payment-gateway.ts";
import type { ReceiptPosition } from "../receipt.ts";
import { roublesText } from "../roubles.ts";

/** The body of `POST /payments`: one stage, the return address, and the receipt if YooKassa prints it. */
export function paymentBody(request: PaymentRequest, vatCode: number | null) {
  return {
    amount: { value: roublesText(request.amount), currency: "RUB" },
    capture: true,
    confirmation: { type: "redirect", return_url: request.returnUrl },
    description: descriptionOf(request),
    metadata: { reference: request.reference },
    ...receiptOf(request, vatCode),
  };
}

/** The receipt of a payment or a refund; nothing if the shop prints its receipts elsewhere. */
export function receiptOf(sale: Pick<PaymentRequest, "customer" | "receipt">, vatCode: number | null) {
  return vatCode === null ? {} : { receipt: receipt(sale, vatCode) };
}

const tipNames = { courier: "курьеру", kitchen: "кухне" } as const;

function descriptionOf({ orderNumber, tipFor }: PaymentRequest): string {
  return tipFor === undefined ? `Заказ ${orderNumber}` : `Чаевые ${tipNames[tipFor]}, заказ ${orderNumber}`;
}

function receipt({ customer, receipt: positions }: Pick<PaymentRequest, "customer" | "receipt">, vatCode: number) {
  return {
    customer: {
      full_name: customer.name,
      phone: customer.phone.replace(/\D/g, ""),
      ...(customer.email === null ? {} : { email: customer.email }),
    },
    items: positions.map((position) => receiptItem(position, vatCode)),
  };
}

function receiptItem(position: ReceiptPosition, vatCode: number) {
  return {
    description: position.name,
    quantity: position.quantity.toFixed(3),
    amount: { value: roublesText(position.unitPrice), currency: "RUB" },
    vat_code: vatCode,
    payment_mode: "full_payment",
    payment_subject: position.kind === "delivery" ? "service" : "commodity",
  };
}
