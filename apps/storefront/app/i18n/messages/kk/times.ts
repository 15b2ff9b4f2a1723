import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Ас үй тапсырысты тағы {minutes, plural, one {# минут} other {# минут}} қабылдайды",
  "times.moved": "{before} енді үлгермейміз. Ең жақын уақытты қойдық: {after}",
  "times.lost": "{before} енді үлгермейміз. Басқа уақыт таңдаңыз",
  "times.changed": "Сома өзгерді",
  "times.otherTab": "Себет басқа қойындыда өзгерді",
  "times.changedPrice": "{name}: бұрын {before}, қазір {after}",
};
