import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Báo cho thiết bị này về đơn hàng",
  "push.on": "Chúng tôi sẽ báo khi đơn hàng sang bước mới",
  "push.stop": "Không báo nữa",
  "push.failed": "Chưa bật được thông báo. Hãy thử lại",
  "push.device": "Thông báo trên thiết bị này",
  "push.deviceText": "Bạn được báo về từng bước của đơn hàng",
  "push.turnOff": "Tắt",
  "live.unread": "{count, plural, other {# thông báo mới}}",
};
