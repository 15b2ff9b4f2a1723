import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Сайттың жаңа нұсқасы шықты. Себет сақталады",
  "device.update.now": "Жаңарту",
  "device.update.later": "Кейін",
  "device.install": "Қолданбаны орнату",
  "device.install.text": "Мәзір телефон экранынан ашылады, тіпті байланыссыз да",
  "device.video.play": "Бейнені көру",
  "device.arrows": "Бағыт пернелері көрші тағамға немесе бөлімге өтеді, Tab бет бойымен әрі қарай",
  "device.order.title": "Тапсырыс жіберілмеді: байланыс жоқ",
  "device.order.offline": "Себет пен толтырғаныңыздың бәрі сақталды. Байланыс қалпына келгенде тапсырысты жіберіңіз",
  "device.order.online": "Байланыс қалпына келді. Себет пен толтырғаныңыз орнында: тапсырысты жіберіңіз",
};
