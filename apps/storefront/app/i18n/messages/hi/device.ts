import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "साइट का नया संस्करण आ गया है। कार्ट सुरक्षित रहेगा",
  "device.update.now": "अपडेट करें",
  "device.update.later": "बाद में",
  "device.install": "ऐप इंस्टॉल करें",
  "device.install.text": "मेन्यू फ़ोन की स्क्रीन से खुलता है, इंटरनेट के बिना भी",
  "device.video.play": "वीडियो देखें",
  "device.arrows": "तीर कुंजियाँ पास की डिश या सेक्शन पर ले जाती हैं, Tab पेज पर आगे बढ़ाता है",
  "device.order.title": "ऑर्डर नहीं भेजा गया: इंटरनेट नहीं है",
  "device.order.offline": "कार्ट और भरी हुई जानकारी सुरक्षित है। इंटरनेट आने पर ऑर्डर भेजें",
  "device.order.online": "इंटरनेट आ गया। कार्ट और भरी हुई जानकारी यहीं है: ऑर्डर भेजें",
};
