import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Пошук у меню",
  "search.placeholder": "Страва або прадукт",
  "search.clear": "Ачысціць пошук",
  "search.count":
    "{count, plural, =0 {Нічога не знайшлося} one {Знайшлася # страва} few {Знайшлося # стравы} many {Знайшлося # страў} other {Знайшлося # стравы}}",
  "search.readAs": "па запыце «{query}»",
  "search.byWishes": "Мяркуем па складзе і адзнаках меню. Калі ў вас алергія, удакладніце ў рэстаране.",
  "search.more": "Паказаны першыя {count}",
  "search.showMore": "Паказаць яшчэ {count}",
  "search.nothing": "Па запыце «{query}» нічога няма",
  "search.nothingText": "Паспрабуйце карацей або іншым словам. Усё меню побач",
  "search.toMenu": "Глядзець меню",
  "search.recent": "Нядаўнія запыты",
  "search.forget": "Забыць",
  "search.ofCopies": "Няма сувязі: шукаем толькі ў меню, захаваным на гэтай прыладзе",
  "search.viewed": "Вы глядзелі",
  "menu.laterFailed": "Гэтая частка меню не загрузілася",
};
