import type { Migration } from "../src/database/migration-db.ts";
import * as shop from "./001-shop.ts";
import * as orders from "./002-orders.ts";
import * as accounts from "./003-accounts.ts";
import * as payments from "./004-payments.ts";
import * as integrations from "./005-integrations.ts";
import * as promoGuesses from "./006-promo-guesses.ts";
import * as requests from "./007-requests.ts";
import * as push from "./008-push.ts";
import * as telegram from "./009-telegram.ts";
import * as paymentReferences from "./010-payment-references.ts";
import * as orderLimits from "./011-order-limits.ts";
import * as history from "./012-history.ts";
import * as shopParts from "./013-shop-parts.ts";
import * as scopesAndReturns from "./016-scopes-and-returns.ts";
import * as moneyBackAndPromises from "./019-money-back-and-promises.ts";
import * as groupOrders from "./022-group-orders.ts";
import * as tips from "./023-tips.ts";
import * as staff from "./024-staff.ts";
import * as devicesAndAudit from "./025-devices-and-audit.ts";
import * as orderBoards from "./026-order-boards.ts";
import * as unansweredOrders from "./027-unanswered-orders.ts";
import * as stops from "./028-stops.ts";

/** In the order they run; a released one is never changed. */
export const migrations: readonly Migration[] = [
  { name: "001-shop", up: shop.up },
  { name: "002-orders", up: orders.up },
  { name: "003-accounts", up: accounts.up },
  { name: "004-payments", up: payments.up },
  { name: "005-integrations", up: integrations.up },
  { name: "006-promo-guesses", up: promoGuesses.up },
  { name: "007-requests", up: requests.up },
  { name: "008-push", up: push.up },
  { name: "009-telegram", up: telegram.up },
  { name: "010-payment-references", up: paymentReferences.up },
  { name: "011-order-limits", up: orderLimits.up },
  { name: "012-history", up: history.up },
  { name: "013-shop-parts", up: shopParts.up },
  { name: "016-scopes-and-returns", up: scopesAndReturns.up },
  { name: "019-money-back-and-promises", up: moneyBackAndPromises.up },
  { name: "022-group-orders", up: groupOrders.up },
  { name: "023-tips", up: tips.up },
  { name: "024-staff", up: staff.up },
  { name: "025-devices-and-audit", up: devicesAndAudit.up },
  { name: "026-order-boards", up: orderBoards.up },
  { name: "027-unanswered-orders", up: unansweredOrders.up },
  { name: "028-stops", up: stops.up },
];
