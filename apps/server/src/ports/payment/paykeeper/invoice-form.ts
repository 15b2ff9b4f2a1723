import { multiplyMoney } from "@skatert/domain";
import type { PaymentRequest } from "../payment-gateway.ts";
import type { ReceiptPosition } from "../receipt.ts";
import { roublesText } from "../roubles.ts";

/** The form of an invoice; `service_name` contains receipt and return address as JSON. */
export function invoiceForm(request: PaymentRequest, tax: string): Readonly<Record<string, string>> {
  return {
    pay_amount: roublesText(request.amount),
    clientid: request.customer.name,
    orderid: request.reference,
    client_phone: request.customer.phone,
    client_email: request.customer.email ?? "",
    service_name: JSON.stringify({
      service_name: `Заказ ${request.orderNumber}`,
      lang: "ru",
      cart: cartOf(request.receipt, tax),
      user_result_callback: request.returnUrl,
    }),
  };
}

/** Positions of a receipt, of a payment or a refund. */
export function cartOf(receipt: readonly ReceiptPosition[], tax: string) {
  return receipt.map((position) => cartLine(position, tax));
}

function cartLine(position: ReceiptPosition, tax: string) {
  return {
    name: position.name,
    price: roublesText(position.unitPrice),
    quantity: position.quantity,
    sum: roublesText(multiplyMoney(position.unitPrice, position.quantity)),
    tax,
    item_type: position.kind === "delivery" ? "service" : "goods",
    payment_type: "full",
  };
}
