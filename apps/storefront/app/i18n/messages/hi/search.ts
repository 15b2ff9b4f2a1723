import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "मेन्यू में खोजें",
  "search.placeholder": "डिश या सामग्री",
  "search.clear": "खोज मिटाएँ",
  "search.count": "{count, plural, =0 {कुछ नहीं मिला} one {# डिश मिली} other {# डिशें मिलीं}}",
  "search.readAs": "“{query}” के लिए",
  "search.byWishes": "मेन्यू की सामग्री और निशानों के आधार पर। एलर्जी हो तो रेस्तराँ से पूछ लें।",
  "search.more": "पहली {count} दिखाई गई हैं",
  "search.showMore": "{count} और दिखाएँ",
  "search.nothing": "“{query}” के लिए कुछ नहीं मिला",
  "search.nothingText": "छोटा या कोई और शब्द आज़माएँ। पूरा मेन्यू पास ही है",
  "search.toMenu": "मेन्यू देखें",
  "search.recent": "हाल की खोजें",
  "search.forget": "मिटाएँ",
  "search.ofCopies": "कनेक्शन नहीं है: खोज सिर्फ़ इस डिवाइस पर सहेजे गए मेन्यू में हो रही है",
  "search.viewed": "आपने देखा",
  "menu.laterFailed": "मेन्यू का यह हिस्सा लोड नहीं हुआ",
};
