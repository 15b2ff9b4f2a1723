import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Сабраны",
  "orders.carried.handed-over": "Дастаўлены",
  "orders.now.delivered": "Замова дастаўлена. Смачна есці",
  "orders.waitUntil": "Трымаем замову да {time}. Калі не аплаціць, яна скасуецца сама",
  "orders.timeCame": "Час замовы прайшоў, аплаціць яе ўжо нельга",
  "orders.declinedTitle": "Аплата не прайшла",
  "orders.declinedText": "Грошы не спісаны. Трымаем замову да {time}: паспрабуйце яшчэ раз або выберыце іншы спосаб",
  "orders.payAgain": "Паспрабаваць яшчэ раз, {price}",
  "orders.otherWays": "Аплаціць іначай",
  "orders.methodTaken": "Замова прынята, аплата пры атрыманні",
  "orders.methodFailed": "Спосаб аплаты ўжо не змяніць: замова аплачана або скасавана",
  "orders.methodOffline": "Няма сувязі, спосаб аплаты не зменены. Паспрабуйце яшчэ раз",
  "orders.waitingTitle": "Замова {number} чакае аплаты",
  "orders.open": "Адкрыць замову",
  "moneyBack.due": "Вернем {price} на картку да {day}",
  "moneyBack.duePoints": "Вернем {price} на картку да {day} і {points} адразу",
  "moneyBack.done": "Вярнулі {price} на картку, банк залічыць да {day}",
  "moneyBack.points": "Вярнулі адразу: {points}",
  "orders.unsent": "Адказ не адпраўлены. Праверце сувязь",
};
