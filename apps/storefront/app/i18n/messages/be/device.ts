import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Выйшла новая версія сайта. Кошык захаваецца",
  "device.update.now": "Абнавіць",
  "device.update.later": "Пазней",
  "device.install": "Усталяваць праграму",
  "device.install.text": "Меню адкрываецца з экрана тэлефона, нават без сувязі",
  "device.video.play": "Глядзець відэа",
  "device.arrows": "Стрэлкі вядуць да суседняй стравы або раздзела, Tab далей па старонцы",
  "device.order.title": "Замова не адпраўлена: няма сувязі",
  "device.order.offline": "Кошык і ўсё запоўненае захаваны. Адпраўце замову, калі сувязь вернецца",
  "device.order.online": "Сувязь вярнулася. Кошык і ўсё запоўненае на месцы: адпраўце замову",
};
