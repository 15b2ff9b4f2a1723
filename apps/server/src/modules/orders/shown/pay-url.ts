import { PATHS } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";

/** Our own address that starts or resumes an order's payment and redirects to the gateway's page. */
export function payUrl(orderId: OrderId, orderKey: string): string {
  return `/api${PATHS.orderPayment}/${orderId}?key=${encodeURIComponent(orderKey)}`;
}
