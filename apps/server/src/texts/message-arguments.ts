// Generated from messages/ru.json by `npm run texts`: edit that file, not this one.

/** A value that a text takes as it is. */
type Text = string | number;

/** The arguments of every text; null where it takes none. */
export interface MessageArguments {
  "code.message": { code: Text };
  "notification.order": { order: Text };
  "notification.stage.awaiting-payment": null;
  "notification.stage.accepted": null;
  "notification.stage.cooking": null;
  "notification.stage.ready": null;
  "notification.stage.on-the-way": null;
  "notification.stage.handed-over": null;
  "notification.stage.cancelled": null;
  "notification.carried.ready": null;
  "notification.carried.handed-over": null;
  "notification.later.door": { was: Text; time: Text };
  "notification.later.counter": { was: Text; time: Text };
  "notification.moneyBack": { sum: Text; day: Text };
  "notification.pointsBack": { points: Text };
  "notification.points": { points: Text };
  "notification.reason.order": null;
  "notification.reason.friend": null;
  "notification.reason.welcome": null;
  "notification.reason.wheel": null;
  "notification.couponWon": null;
  "notice.created": { order: Text };
  "notice.awaiting": null;
  "notice.nowPaid": { order: Text };
  "notice.nowOnReceipt": { order: Text };
  "notice.cancelled": { order: Text };
  "notice.cancelledByGuest": { order: Text };
  "notice.paidTwice": { order: Text };
  "notice.refund": null;
  "notice.unconfirmed": null;
  "notice.promised": { time: Text };
  "notice.more": { count: Text };
  "notice.express": null;
  "notice.seats": null;
  "notice.apartment": null;
  "notice.entrance": null;
  "notice.floor": null;
  "notice.intercom": null;
  "notice.total": null;
  "notice.soonest": null;
  "notice.people": null;
  "notice.comment": null;
  "notice.paid": null;
  "notice.changeFrom": { price: Text };
  "away.title": null;
  "away.text": null;
  "away.retry": null;
  "away.order": null;
  "sandbox.title": null;
  "sandbox.order": { order: Text };
  "sandbox.note": null;
  "sandbox.pay": null;
  "sandbox.decline": null;
  "sandbox.back": null;
  "sandbox.settled.paid": null;
  "sandbox.settled.declined": null;
  "sandbox.settled.refunded": null;
  "sandbox.tip.courier": { order: Text };
  "sandbox.tip.kitchen": { order: Text };
  "sandbox.tip.paid": null;
  "staff.unanswered.title": { order: Text };
  "staff.unanswered.body": { branch: Text; time: Text };
  "staff.start.title": { order: Text };
  "staff.start.body": { branch: Text; time: Text };
  "staff.boards.title": null;
  "staff.boards.body": { branch: Text; time: Text };
}
