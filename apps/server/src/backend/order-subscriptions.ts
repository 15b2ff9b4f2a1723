import type { orderNotifications } from "../modules/account/notifications/order-notifications.ts";
import type { ringSubscriber } from "../modules/alarms/rings/ring-jobs.ts";
import type { BoardRecords } from "../modules/board/index.ts";
import type { autoConfirmSubscriber } from "../modules/branch-board/auto-confirm.ts";
import type { GuestRecords } from "../modules/guests/known-guests.ts";
import type { LoyaltyModule } from "../modules/loyalty/index.ts";
import type { NoticesModule } from "../modules/notices/index.ts";
import type { OrderAnnouncer } from "../modules/orders/announce-orders.ts";
import type { OrderSubscriptions } from "../modules/orders/events.ts";
import type { touchedStatements } from "../modules/orders/stored/touched-order.ts";
import type { PhoneOrdersModule } from "../modules/phone-orders/index.ts";
import type { PushModule } from "../modules/push/index.ts";

export interface OrderSubscribers {
  readonly notifications: typeof orderNotifications;
  readonly loyalty: LoyaltyModule;
  readonly push: PushModule;
  readonly notices: NoticesModule;
  readonly announcer: OrderAnnouncer;
  readonly touched: typeof touchedStatements;
  readonly rings: ReturnType<typeof ringSubscriber>;
  readonly autoConfirm: ReturnType<typeof autoConfirmSubscriber>;
  readonly phoneOrders: Pick<PhoneOrdersModule, "onPlaced">;
  readonly board: BoardRecords;
  readonly guests: GuestRecords;
}

/**
 * Every subscription to the events of orders. Inside a transaction subscribers run in this order, after the order's own
 * stock, coupons, slot and points; an exception rolls all of it back. After the commit an exception is logged.
 */
export function orderSubscriptions(modules: OrderSubscribers): OrderSubscriptions {
  const { touched, notifications, loyalty, push, notices, announcer, rings } = modules;
  const { autoConfirm, phoneOrders, board, guests } = modules;
  return {
    // Inside the transaction, with COMMIT. The board is last, because its feed's number is locked until COMMIT.
    placed: [
      guests.onPlaced,
      notices.onPlaced,
      rings.onPlaced,
      autoConfirm.onPlaced,
      phoneOrders.onPlaced,
      board.onPlaced,
    ],
    recorded: [touched, notices.onRecorded, rings.onRecorded, autoConfirm.onRecorded, board.onRecorded],
    // Inside the transaction.
    moved: [notifications.onMoved, loyalty.onMoved, push.onMoved, notices.onMoved, guests.onMoved],
    answered: [notifications.onAnswered, push.onAnswered],
    amended: [notifications.onAmended, push.onAmended],
    promiseDelayed: [notifications.onPromiseDelayed, push.onPromiseDelayed],
    moneyOwed: [notifications.onMoneyOwed, push.onMoneyOwed, notices.onMoneyOwed],
    // After the commit.
    changed: [announcer.onChanged, board.onChanged],
    stopListChanged: [announcer.onStopListChanged],
  };
}
