import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Җыелды",
  "orders.carried.handed-over": "Китерелде",
  "orders.now.delivered": "Заказ китерелде. Ашыгыз тәмле булсын",
  "orders.waitUntil": "Заказны {time} кадәр саклыйбыз. Түләнмәсә, ул үзе кире кагыла",
  "orders.timeCame": "Заказ вакыты узды, аны инде түләп булмый",
  "orders.declinedTitle": "Түләү үтмәде",
  "orders.declinedText": "Акча алынмады. Заказны {time} кадәр саклыйбыз: кабатлап карагыз яки башка ысул сайлагыз",
  "orders.payAgain": "Кабатлап карау, {price}",
  "orders.otherWays": "Башкача түләү",
  "orders.methodTaken": "Заказ кабул ителде, түләү алганда",
  "orders.methodFailed": "Түләү ысулын инде үзгәртеп булмый: заказ түләнгән яки кире кагылган",
  "orders.methodOffline": "Элемтә юк, түләү ысулы үзгәрмәде. Кабатлап карагыз",
  "orders.waitingTitle": "{number} номерлы заказ түләүне көтә",
  "orders.open": "Заказны ачу",
  "moneyBack.due": "{price} картага {day} кадәр кайтарабыз",
  "moneyBack.duePoints": "{price} картага {day} кадәр, {points} шунда ук кайтарабыз",
  "moneyBack.done": "{price} картага кайтарылды, банк {day} кадәр күчерә",
  "moneyBack.points": "Шунда ук кайтарылды: {points}",
  "orders.unsent": "Җавап җибәрелмәде. Элемтәне тикшерегез",
};
