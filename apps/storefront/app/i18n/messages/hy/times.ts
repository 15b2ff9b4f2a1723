import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Խոհանոցը պատվերներ է ընդունում ևս {minutes, plural, one {# րոպե} other {# րոպե}}",
  "times.moved": "{before}-ին այլևս չենք հասցնի։ Դրեցինք ամենամոտ ժամը՝ {after}",
  "times.lost": "{before}-ին այլևս չենք հասցնի։ Ընտրեք այլ ժամ",
  "times.changed": "Գումարը փոխվել է",
  "times.otherTab": "Զամբյուղը փոխվել է մեկ այլ ներդիրում",
  "times.changedPrice": "{name}․ առաջ՝ {before}, հիմա՝ {after}",
};
