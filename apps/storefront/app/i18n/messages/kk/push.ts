import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Осы тапсырыс туралы осы құрылғыға хабарлау",
  "push.on": "Тапсырыс жаңа кезеңге өткенде хабарлаймыз",
  "push.stop": "Хабарламау",
  "push.failed": "Хабарландыруларды қосу мүмкін болмады. Қайталап көріңіз",
  "push.device": "Осы құрылғыдағы хабарландырулар",
  "push.deviceText": "Тапсырыстарыңыздың әр кезеңі туралы хабарлаймыз",
  "push.turnOff": "Өшіру",
  "live.unread": "{count, plural, one {# жаңа хабарландыру} other {# жаңа хабарландыру}}",
};
