import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "इस डिवाइस पर ऑर्डर की सूचना दें",
  "push.on": "ऑर्डर के अगले चरण पर पहुँचते ही हम बताएँगे",
  "push.stop": "सूचना न दें",
  "push.failed": "सूचनाएँ चालू नहीं हो सकीं। फिर से कोशिश करें",
  "push.device": "इस डिवाइस पर सूचनाएँ",
  "push.deviceText": "हम आपके ऑर्डर के हर चरण की सूचना देते हैं",
  "push.turnOff": "बंद करें",
  "live.unread": "{count, plural, one {# नई सूचना} other {# नई सूचनाएँ}}",
};
