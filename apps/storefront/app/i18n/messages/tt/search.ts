import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Менюдан эзләү",
  "search.placeholder": "Ризык яки продукт",
  "search.clear": "Эзләүне чистарту",
  "search.count": "{count, plural, =0 {Берни дә табылмады} other {# ризык табылды}}",
  "search.readAs": "«{query}» соравы буенча",
  "search.byWishes": "Менюдагы состав һәм билгеләргә карап. Аллергиягез булса, рестораннан сорагыз.",
  "search.more": "Беренче {count} күрсәтелә",
  "search.showMore": "Тагын {count} күрсәтү",
  "search.nothing": "«{query}» соравы буенча берни дә юк",
  "search.nothingText": "Кыскарак яки башка сүз белән эзләп карагыз. Бөтен меню янәшәдә",
  "search.toMenu": "Менюны карау",
  "search.recent": "Соңгы эзләүләр",
  "search.forget": "Оныту",
  "search.ofCopies": "Элемтә юк: бары тик шушы җайланмада сакланган менюда гына эзлибез",
  "search.viewed": "Сез караган",
  "menu.laterFailed": "Менюның бу өлеше йөкләнмәде",
};
