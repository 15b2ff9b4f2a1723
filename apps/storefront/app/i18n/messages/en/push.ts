import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Tell this device about the order",
  "push.on": "We will tell you when the order moves on",
  "push.stop": "Stop telling",
  "push.failed": "Notifications could not be turned on. Try again",
  "push.device": "Notifications on this device",
  "push.deviceText": "You are told of each stage of your orders",
  "push.turnOff": "Turn off",
  "live.unread": "{count, plural, one {# new notification} other {# new notifications}}",
};
