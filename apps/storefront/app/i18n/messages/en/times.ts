import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "The kitchen takes orders for {minutes, plural, one {# more minute} other {# more minutes}}",
  "times.moved": "{before} is too soon now. We set the nearest time: {after}",
  "times.lost": "{before} is too soon now. Choose another time",
  "times.changed": "The total has changed",
  "times.otherTab": "The cart was changed in another tab",
  "times.changedPrice": "{name}: was {before}, now {after}",
};
