import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Không tải được bản đồ Yandex",
  "place.writeAddress": "Hãy ghi tên đường và số nhà",
  "place.putPoint": "Ghim điểm trên bản đồ hoặc chọn khu vực để chúng tôi biết phí giao hàng",
  "place.orZone": "Hoặc chọn khu vực giao hàng",
  "place.zoneNumber": "Khu vực {number}",
  "outside.title": "Dịch vụ của trang khác",
  "outside.text":
    "Bộ đếm lượt truy cập, trò chuyện, dịch và bản đồ đến từ trang khác và có thể lưu cookie riêng. Bạn vẫn đặt hàng được khi không có chúng",
  "outside.yes": "Cho phép",
  "outside.no": "Không cần",
  "outside.saidYes": "Hiện đang được cho phép",
  "outside.saidNo": "Hiện đang tắt",
};
