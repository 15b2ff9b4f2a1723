import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "There is a new version of this site. Your cart stays",
  "device.update.now": "Update",
  "device.update.later": "Later",
  "device.install": "Install the app",
  "device.install.text": "The menu opens from your home screen, even offline",
  "device.video.play": "Watch the video",
  "device.arrows": "Arrow keys move between dishes and sections, Tab moves on",
  "device.order.title": "Not sent: there is no connection",
  "device.order.offline": "Your cart and everything you filled in are kept. Send the order once you are back online",
  "device.order.online": "You are back online. Your cart and everything you filled in are still here: send the order",
};
