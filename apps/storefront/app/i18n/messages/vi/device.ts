import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Trang có phiên bản mới. Giỏ hàng vẫn được giữ",
  "device.update.now": "Cập nhật",
  "device.update.later": "Để sau",
  "device.install": "Cài ứng dụng",
  "device.install.text": "Thực đơn mở ngay từ màn hình điện thoại, cả khi không có mạng",
  "device.video.play": "Xem video",
  "device.arrows": "Phím mũi tên chuyển giữa các món và mục, Tab đi tiếp trong trang",
  "device.order.title": "Chưa gửi được đơn: mất kết nối",
  "device.order.offline": "Giỏ hàng và mọi thông tin đã điền vẫn được giữ. Hãy gửi đơn khi có kết nối",
  "device.order.online": "Đã có kết nối. Giỏ hàng và thông tin vẫn còn: hãy gửi đơn",
};
