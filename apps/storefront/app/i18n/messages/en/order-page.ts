import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Packed",
  "orders.carried.handed-over": "Delivered",
  "orders.now.delivered": "The order is delivered. Enjoy your meal",
  "orders.waitUntil": "We hold the order until {time}. If it is not paid, it is cancelled",
  "orders.timeCame": "The time of this order has passed, it can no longer be paid",
  "orders.declinedTitle": "The payment failed",
  "orders.declinedText": "No money was taken. We hold the order until {time}: try again or pay another way",
  "orders.payAgain": "Try again, {price}",
  "orders.otherWays": "Pay another way",
  "orders.methodTaken": "Order accepted, pay on receipt",
  "orders.methodFailed": "The payment method cannot be changed any more: the order is paid or cancelled",
  "orders.methodOffline": "You are offline, the payment method is unchanged. Try again",
  "orders.waitingTitle": "Order {number} awaits payment",
  "orders.open": "Open the order",
  "moneyBack.due": "We return {price} to your card by {day}",
  "moneyBack.duePoints": "We return {price} to your card by {day} and {points} at once",
  "moneyBack.done": "We returned {price} to your card, the bank books it by {day}",
  "moneyBack.points": "Returned at once: {points}",
  "orders.unsent": "Your answer was not sent. Check the connection",
};
