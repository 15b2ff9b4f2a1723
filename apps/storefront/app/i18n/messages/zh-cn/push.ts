import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "在此设备上接收该订单的通知",
  "push.on": "订单进入新阶段时会通知您",
  "push.stop": "不再通知",
  "push.failed": "无法开启通知，请重试",
  "push.device": "此设备上的通知",
  "push.deviceText": "我们会通知您订单的每个阶段",
  "push.turnOff": "关闭",
  "live.unread": "{count, plural, other {# 条新通知}}",
};
