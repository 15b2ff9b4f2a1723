import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Паведамляць пра гэты заказ на прыладу",
  "push.on": "Паведамім, калі заказ пяройдзе на новы этап",
  "push.stop": "Не паведамляць",
  "push.failed": "Не атрымалася ўключыць апавяшчэнні. Паспрабуйце яшчэ раз",
  "push.device": "Апавяшчэнні на гэтай прыладзе",
  "push.deviceText": "Паведамляем пра кожны этап вашых заказаў",
  "push.turnOff": "Адключыць",
  "live.unread":
    "{count, plural, one {# новае апавяшчэнне} few {# новыя апавяшчэнні} many {# новых апавяшчэнняў} other {# новага апавяшчэння}}",
};
