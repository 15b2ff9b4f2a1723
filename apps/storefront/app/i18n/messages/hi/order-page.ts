import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "पैक हो गया",
  "orders.carried.handed-over": "पहुँचा दिया",
  "orders.now.delivered": "ऑर्डर पहुँचा दिया गया। भोजन का आनंद लें",
  "orders.waitUntil": "ऑर्डर {time} तक रखेंगे। भुगतान न होने पर वह रद्द हो जाएगा",
  "orders.timeCame": "इस ऑर्डर का समय निकल गया, अब भुगतान नहीं हो सकता",
  "orders.declinedTitle": "भुगतान नहीं हुआ",
  "orders.declinedText": "पैसे नहीं कटे। ऑर्डर {time} तक रखेंगे: फिर कोशिश करें या दूसरा तरीका चुनें",
  "orders.payAgain": "फिर कोशिश करें, {price}",
  "orders.otherWays": "दूसरे तरीके से भुगतान",
  "orders.methodTaken": "ऑर्डर स्वीकार हुआ, भुगतान मिलने पर",
  "orders.methodFailed": "भुगतान का तरीका अब नहीं बदल सकता: ऑर्डर का भुगतान हो चुका है या वह रद्द है",
  "orders.methodOffline": "कनेक्शन नहीं है, भुगतान का तरीका नहीं बदला। फिर कोशिश करें",
  "orders.waitingTitle": "ऑर्डर {number} भुगतान का इंतज़ार कर रहा है",
  "orders.open": "ऑर्डर खोलें",
  "moneyBack.due": "{day} तक {price} आपके कार्ड पर लौटा देंगे",
  "moneyBack.duePoints": "{day} तक {price} आपके कार्ड पर और {points} तुरंत लौटाएँगे",
  "moneyBack.done": "{price} कार्ड पर लौटा दिए, बैंक {day} तक जमा करेगा",
  "moneyBack.points": "तुरंत लौटाए गए: {points}",
  "orders.unsent": "जवाब नहीं भेजा गया। कनेक्शन जाँचें",
};
