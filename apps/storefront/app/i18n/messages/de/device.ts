import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Es gibt eine neue Version der Seite. Ihr Warenkorb bleibt erhalten",
  "device.update.now": "Aktualisieren",
  "device.update.later": "Später",
  "device.install": "App installieren",
  "device.install.text": "Die Speisekarte öffnet sich vom Startbildschirm, auch ohne Verbindung",
  "device.video.play": "Video ansehen",
  "device.arrows": "Pfeiltasten wechseln zwischen Gerichten und Bereichen, Tab führt weiter",
  "device.order.title": "Nicht gesendet: keine Verbindung",
  "device.order.offline":
    "Warenkorb und alle Angaben sind gespeichert. Senden Sie die Bestellung, sobald die Verbindung wieder da ist",
  "device.order.online":
    "Die Verbindung ist wieder da. Warenkorb und alle Angaben sind noch hier: Senden Sie die Bestellung",
};
