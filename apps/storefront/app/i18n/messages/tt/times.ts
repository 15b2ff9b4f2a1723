import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Кухня заказларны тагын {minutes, plural, other {# минут}} кабул итә",
  "times.moved": "{before} инде өлгермибез. Иң якын вакытны куйдык: {after}",
  "times.lost": "{before} инде өлгермибез. Башка вакыт сайлагыз",
  "times.changed": "Сумма үзгәрде",
  "times.otherTab": "Кәрзин башка вкладкада үзгәрде",
  "times.changedPrice": "{name}: элек {before}, хәзер {after}",
};
