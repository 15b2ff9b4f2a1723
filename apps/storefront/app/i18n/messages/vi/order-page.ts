import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Đã đóng gói",
  "orders.carried.handed-over": "Đã giao tận nơi",
  "orders.now.delivered": "Đơn đã giao tận nơi. Chúc bạn ngon miệng",
  "orders.waitUntil": "Chúng tôi giữ đơn đến {time}. Nếu chưa thanh toán, đơn sẽ tự hủy",
  "orders.timeCame": "Giờ của đơn này đã qua, không thể thanh toán nữa",
  "orders.declinedTitle": "Thanh toán không thành công",
  "orders.declinedText": "Tiền chưa bị trừ. Chúng tôi giữ đơn đến {time}: hãy thử lại hoặc chọn cách khác",
  "orders.payAgain": "Thử lại, {price}",
  "orders.otherWays": "Thanh toán cách khác",
  "orders.methodTaken": "Đã nhận đơn, thanh toán khi nhận",
  "orders.methodFailed": "Không thể đổi cách thanh toán nữa: đơn đã được thanh toán hoặc đã hủy",
  "orders.methodOffline": "Mất kết nối, cách thanh toán chưa đổi. Hãy thử lại",
  "orders.waitingTitle": "Đơn {number} chờ thanh toán",
  "orders.open": "Mở đơn",
  "moneyBack.due": "Chúng tôi hoàn {price} vào thẻ trước {day}",
  "moneyBack.duePoints": "Chúng tôi hoàn {price} vào thẻ trước {day} và {points} ngay",
  "moneyBack.done": "Đã hoàn {price} vào thẻ, ngân hàng ghi có trước {day}",
  "moneyBack.points": "Đã hoàn ngay: {points}",
  "orders.unsent": "Chưa gửi được trả lời. Hãy kiểm tra kết nối",
};
