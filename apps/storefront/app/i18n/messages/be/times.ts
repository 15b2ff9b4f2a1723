import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown":
    "Кухня прымае замовы яшчэ {minutes, plural, one {# хвіліну} few {# хвіліны} many {# хвілін} other {# хвіліны}}",
  "times.moved": "К {before} ужо не паспеем. Паставілі бліжэйшы час: {after}",
  "times.lost": "К {before} ужо не паспеем. Выберыце іншы час",
  "times.changed": "Сума змянілася",
  "times.otherTab": "Кошык змяніўся ў іншай укладцы",
  "times.changedPrice": "{name}: было {before}, стала {after}",
};
