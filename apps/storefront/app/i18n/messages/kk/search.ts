import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Мәзірден іздеу",
  "search.placeholder": "Тағам немесе өнім",
  "search.clear": "Іздеуді тазарту",
  "search.count": "{count, plural, =0 {Ештеңе табылмады} one {# тағам табылды} other {# тағам табылды}}",
  "search.readAs": "«{query}» сұрауы бойынша",
  "search.byWishes": "Мәзірдегі құрам мен белгілерге қарай. Аллергияңыз болса, мейрамханадан нақтылаңыз.",
  "search.more": "Алғашқы {count} көрсетілді",
  "search.showMore": "Тағы {count} көрсету",
  "search.nothing": "«{query}» сұрауы бойынша ештеңе жоқ",
  "search.nothingText": "Қысқарақ немесе басқа сөзбен іздеп көріңіз. Бүкіл мәзір осында",
  "search.toMenu": "Мәзірді көру",
  "search.recent": "Соңғы сұраулар",
  "search.forget": "Ұмыту",
  "search.ofCopies": "Байланыс жоқ: тек осы құрылғыда сақталған мәзірден іздейміз",
  "search.viewed": "Сіз қараған",
  "menu.laterFailed": "Мәзірдің бұл бөлігі жүктелмеді",
};
