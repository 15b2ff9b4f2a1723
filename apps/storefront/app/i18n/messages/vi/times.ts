import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Bếp còn nhận đơn trong {minutes, plural, other {# phút}}",
  "times.moved": "{before} không còn kịp nữa. Đã chọn giờ gần nhất: {after}",
  "times.lost": "{before} không còn kịp nữa. Hãy chọn giờ khác",
  "times.changed": "Tổng tiền đã thay đổi",
  "times.otherTab": "Giỏ hàng đã thay đổi ở thẻ khác",
  "times.changedPrice": "{name}: trước {before}, nay {after}",
};
