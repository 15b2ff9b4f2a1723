import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "厨房还接单 {minutes, plural, other {# 分钟}}",
  "times.moved": "{before} 已经来不及。已改为最近的时间：{after}",
  "times.lost": "{before} 已经来不及，请选择其他时间",
  "times.changed": "总价有变",
  "times.otherTab": "购物车已在另一个标签页中更改",
  "times.changedPrice": "{name}：原价 {before}，现价 {after}",
};
