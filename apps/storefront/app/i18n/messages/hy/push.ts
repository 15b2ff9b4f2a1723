import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Տեղեկացնել այս պատվերի մասին այս սարքում",
  "push.on": "Կտեղեկացնենք, երբ պատվերն անցնի հաջորդ փուլ",
  "push.stop": "Չտեղեկացնել",
  "push.failed": "Չհաջողվեց միացնել ծանուցումները։ Փորձեք կրկին",
  "push.device": "Ծանուցումներ այս սարքում",
  "push.deviceText": "Տեղեկացնում ենք ձեր պատվերների յուրաքանչյուր փուլի մասին",
  "push.turnOff": "Անջատել",
  "live.unread": "{count, plural, one {# նոր ծանուցում} other {# նոր ծանուցում}}",
};
