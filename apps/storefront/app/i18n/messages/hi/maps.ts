import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "यांडेक्स मैप लोड नहीं हो सका",
  "place.writeAddress": "सड़क और मकान नंबर लिखें",
  "place.putPoint": "मैप पर जगह चुनें या ज़ोन चुनें, ताकि हमें डिलीवरी शुल्क पता चले",
  "place.orZone": "या डिलीवरी ज़ोन चुनें",
  "place.zoneNumber": "ज़ोन {number}",
  "outside.title": "दूसरी साइटों की सेवाएँ",
  "outside.text": "विज़िट काउंटर, चैट, अनुवाद और मैप दूसरी साइटों से आते हैं और अपनी कुकी रख सकते हैं। इनके बिना भी ऑर्डर कर सकते हैं",
  "outside.yes": "अनुमति दें",
  "outside.no": "ज़रूरत नहीं",
  "outside.saidYes": "अभी इनकी अनुमति है",
  "outside.saidNo": "अभी ये बंद हैं",
};
