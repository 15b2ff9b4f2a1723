import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Жиналды",
  "orders.carried.handed-over": "Жеткізілді",
  "orders.now.delivered": "Тапсырыс жеткізілді. Ас болсын",
  "orders.waitUntil": "Тапсырысты {time} дейін сақтаймыз. Төленбесе, өзі жойылады",
  "orders.timeCame": "Тапсырыс уақыты өтті, енді төлеу мүмкін емес",
  "orders.declinedTitle": "Төлем өтпеді",
  "orders.declinedText":
    "Ақша алынған жоқ. Тапсырысты {time} дейін сақтаймыз: қайталап көріңіз немесе басқа тәсілді таңдаңыз",
  "orders.payAgain": "Қайталап көру, {price}",
  "orders.payOffline": "Байланыс жоқ, төлем беті ашылмайды. Байланыс қалпына келгенде көріңіз",
  "orders.otherWays": "Басқаша төлеу",
  "orders.methodTaken": "Тапсырыс қабылданды, төлем алған кезде",
  "orders.methodFailed": "Төлем тәсілін енді өзгерту мүмкін емес: тапсырыс төленген немесе жойылған",
  "orders.methodOffline": "Байланыс жоқ, төлем тәсілі өзгерген жоқ. Қайталап көріңіз",
  "orders.waitingTitle": "{number} тапсырысы төлемді күтуде",
  "orders.open": "Тапсырысты ашу",
  "moneyBack.due": "{price} картаға {day} дейін қайтарамыз",
  "moneyBack.duePoints": "{price} картаға {day} дейін, {points} бірден қайтарамыз",
  "moneyBack.done": "{price} картаға қайтарылды, банк {day} дейін түсіреді",
  "moneyBack.points": "Бірден қайтарылды: {points}",
  "promise.delivery": "{time} дейін жеткіземіз",
  "promise.pickup": "{time} дайын болады",
  "promise.express": "Шұғыл: {time} дейін, {minutes} минутта жеткіземіз",
  "promise.late": "{was} үлгермейміз. Жаңа уақыт: {time}. Күтесіз бе?",
  "promise.keep": "Күтемін",
  "promise.kept": "Күткеніңізге рахмет",
  "orders.unsent": "Жауап жіберілмеді. Байланысты тексеріңіз",
};
