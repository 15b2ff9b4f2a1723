import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "已打包",
  "orders.carried.handed-over": "已送到",
  "orders.now.delivered": "订单已送到，祝您用餐愉快",
  "orders.waitUntil": "订单为您保留到 {time}，未支付将自动取消",
  "orders.timeCame": "订单时间已过，无法再支付",
  "orders.declinedTitle": "支付未成功",
  "orders.declinedText": "没有扣款。订单为您保留到 {time}：请重试或换一种方式",
  "orders.payAgain": "重试，{price}",
  "orders.otherWays": "换一种支付方式",
  "orders.methodTaken": "订单已接受，收货时付款",
  "orders.methodFailed": "支付方式不能再更改：订单已支付或已取消",
  "orders.methodOffline": "没有网络，支付方式未更改，请重试",
  "orders.waitingTitle": "订单 {number} 待支付",
  "orders.open": "打开订单",
  "moneyBack.due": "我们将在 {day} 前把 {price} 退回您的银行卡",
  "moneyBack.duePoints": "我们将在 {day} 前把 {price} 退回您的银行卡，{points}已立即退回",
  "moneyBack.done": "{price} 已退回您的银行卡，银行将在 {day} 前入账",
  "moneyBack.points": "已立即退回：{points}",
  "orders.unsent": "回复未发送，请检查网络",
};
