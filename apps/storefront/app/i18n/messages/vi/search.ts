import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Tìm trong thực đơn",
  "search.placeholder": "Món hoặc nguyên liệu",
  "search.clear": "Xóa tìm kiếm",
  "search.count": "{count, plural, =0 {Không tìm thấy gì} other {Tìm thấy # món}}",
  "search.readAs": "cho “{query}”",
  "search.byWishes": "Dựa trên thành phần và nhãn trong thực đơn. Nếu bị dị ứng, hãy hỏi nhà hàng.",
  "search.more": "Hiển thị {count} món đầu",
  "search.showMore": "Xem thêm {count} món",
  "search.nothing": "Không có gì cho “{query}”",
  "search.nothingText": "Thử từ ngắn hơn hoặc từ khác. Toàn bộ thực đơn ở ngay đây",
  "search.toMenu": "Xem thực đơn",
  "search.recent": "Tìm gần đây",
  "search.forget": "Quên",
  "search.ofCopies": "Không có kết nối: chỉ tìm trong thực đơn đã lưu trên thiết bị này",
  "search.viewed": "Bạn đã xem",
  "menu.laterFailed": "Không tải được phần thực đơn này",
};
