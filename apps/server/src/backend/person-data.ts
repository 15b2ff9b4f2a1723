import { auditData } from "../modules/audit/audit-data.ts";
import { authData } from "../modules/auth/auth-data.ts";
import { boardData } from "../modules/board/board-data.ts";
import { inboxData } from "../modules/inbox/inbox-data.ts";
import { loyaltyData } from "../modules/loyalty/loyalty-data.ts";
import { orderData } from "../modules/orders/people/order-data.ts";
import { refundData } from "../modules/payments/refunds/refund-data.ts";
import { tipData } from "../modules/payments/tips/tip-data.ts";
import type { PersonData } from "../modules/person-data.ts";
import { pushData } from "../modules/push/push-data.ts";
import { ratingData } from "../modules/ratings/rating-data.ts";
import { requestData } from "../modules/requests/request-data.ts";
import { requestIdsOf } from "../modules/requests/request-facts.ts";
import { guestData } from "./guest-parts.ts";

/** The modules' data about a person beside the account itself, in the order of deletion. */
export const personData: readonly PersonData[] = [
  // Before the requests, by which it finds its items.
  inboxData(requestIdsOf),
  requestData,
  ratingData,
  refundData,
  tipData,
  boardData,
  orderData,
  loyaltyData,
  authData,
  pushData,
  auditData,
  guestData,
];
