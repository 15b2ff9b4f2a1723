import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Հավաքված է",
  "orders.carried.handed-over": "Առաքված է",
  "orders.now.delivered": "Պատվերն առաքված է։ Բարի ախորժակ",
  "orders.waitUntil": "Պատվերը պահում ենք մինչև {time}։ Եթե չվճարեք, այն կչեղարկվի",
  "orders.timeCame": "Պատվերի ժամն անցել է, վճարել այլևս հնարավոր չէ",
  "orders.declinedTitle": "Վճարումը չհաջողվեց",
  "orders.declinedText": "Գումարը չի գանձվել։ Պատվերը պահում ենք մինչև {time}. փորձեք կրկին կամ ընտրեք այլ եղանակ",
  "orders.payAgain": "Փորձել կրկին, {price}",
  "orders.otherWays": "Վճարել այլ կերպ",
  "orders.methodTaken": "Պատվերն ընդունված է, վճարումը՝ ստանալիս",
  "orders.methodFailed": "Վճարման եղանակն այլևս չի փոխվի. պատվերը վճարված է կամ չեղարկված",
  "orders.methodOffline": "Կապ չկա, վճարման եղանակը չի փոխվել։ Փորձեք կրկին",
  "orders.waitingTitle": "Պատվեր {number}՝ սպասում է վճարման",
  "orders.open": "Բացել պատվերը",
  "moneyBack.due": "{price} կվերադարձնենք քարտին մինչև {day}",
  "moneyBack.duePoints": "{price} կվերադարձնենք քարտին մինչև {day}, {points}՝ անմիջապես",
  "moneyBack.done": "{price} վերադարձրել ենք քարտին, բանկը կմուտքագրի մինչև {day}",
  "moneyBack.points": "Վերադարձվել է անմիջապես՝ {points}",
  "orders.unsent": "Պատասխանը չի ուղարկվել։ Ստուգեք կապը",
};
