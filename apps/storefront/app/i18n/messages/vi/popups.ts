import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Tin tức",
  "popup.stopped": "Hiện chúng tôi không nhận đơn",
  "popup.closed": "Chúng tôi đang đóng cửa",
  "popup.hours.today": "Hôm nay từ {from} đến {to}",
  "popup.hours.tomorrow": "Ngày mai từ {from} đến {to}",
  "popup.hours.later": "Ngày {day} từ {from} đến {to}",
  "popup.hoursText": "Bạn có thể đặt trước theo giờ ngay bây giờ",
  "popup.fine": "Đã hiểu",
  "popup.more": "Xem thêm",

  // The city
  "city.question": "Bạn đang ở {city}?",
  "city.branches": "{count, plural, other {Chúng tôi có # nhà hàng ở đây}}",
  "city.yes": "Đúng vậy",
  "city.other": "Không, nơi khác",
  "city.address": "Không, nhập địa chỉ",
  "city.choose": "Chọn thành phố",
  "city.next": "Tiếp tục đến địa chỉ",

  // The visitor's settings
  "settings.theme": "Giao diện",
  "settings.theme.light": "Sáng",
  "settings.theme.dark": "Tối",
  "settings.city": "Thành phố",
  "settings.change": "Thay đổi",
  "settings.saved": "Đã lưu trong trình duyệt",
  "settings.savedText": "Địa chỉ, ngôn ngữ, giao diện, các thông báo đã đóng",
  "settings.clear": "Xóa",
  "settings.clearTitle": "Xóa những gì đã lưu?",
  "settings.clearText":
    "Địa chỉ, cách nhận đơn, ngôn ngữ, giao diện và các thông báo đã đóng sẽ bị xóa. Giỏ hàng, món yêu thích và đăng nhập vẫn giữ",

  // The look of the site
  "layout.choose": "Chọn kiểu hiển thị trang",
  "layout.show": "Hiển thị như vậy",
  "layout.default": "Một danh sách",
  "layout.default.text": "Toàn bộ thực đơn trên một trang, giỏ hàng ở bên",
  "layout.cat1": "Các mục",
  "layout.cat1.text": "Các mục bằng ảnh trước, rồi đến món",
  "layout.cat2": "Danh sách bên cạnh",
  "layout.cat2.text": "Các mục và mục con thành danh sách bên trái",
  "layout.cat12": "Mục và danh sách",
  "layout.cat12.text": "Ảnh ở trên, danh sách bên trái",
  "layout.samokat": "Kệ hàng",
  "layout.samokat.text": "Cửa hàng: các kệ theo mục và thẻ nhỏ",
  "layout.lavka": "Tiệm",
  "layout.lavka.text": "Cửa hàng: mọi mặt hàng trên một trang",
  "layout.restoran": "Nhà hàng",
  "layout.restoran.text": "Phòng ăn và bàn trước, rồi đến thực đơn",
  "layout.lending": "Một trang",
  "layout.lending.text": "Cả nhà hàng trên một trang dài",

  // An order at a glance
  "order.page": "Trang đơn hàng",
  "order.failed": "Không tải được đơn. Kiểm tra kết nối",

  // What a coupon means
  "coupon.title": "Điều kiện",
  "coupon.more": "Điều kiện",
  "coupon.failed": "Không tải được điều kiện. Kiểm tra kết nối, hoặc ưu đãi đã kết thúc",
  "coupon.gifts": "Quà tùy chọn",
  "coupon.conditions": "Khi nào áp dụng",
  "coupon.now": "Giỏ của bạn lúc này",
  "coupon.how": "Cách nhận",
  "coupon.howAuto": "Thêm món, giảm giá hoặc quà sẽ hiện trong giỏ",
  "coupon.howCode": "Nhập mã khuyến mãi {code} trong giỏ",
  "coupon.until": "Đến hết ngày {day}",
  "coupon.uses": "{count, plural, =1 {Một lần mỗi khách} other {# lần mỗi khách}}",
  "coupon.warehouse": "Tại nhà hàng {names}",
  "coupon.delivery.flat_rate": "Khi giao hàng",
  "coupon.delivery.local_pickup": "Khi tự đến lấy",
  "coupon.delivery.lounge": "Khi ăn tại chỗ",
  "coupon.delivery.both": "Khi giao hàng hoặc tự đến lấy",
  "coupon.device": "Trong ứng dụng",
  "coupon.birthday":
    "Nhân dịp sinh nhật: trước {before, plural, other {# ngày}} và sau {after, plural, other {# ngày}}. Ngày sinh ghi trong tài khoản của bạn",
  "coupon.contains": "Đơn có {names}",
  "coupon.excluded": "Đơn không có {names}",
  "coupon.quantity": "Ít nhất {count, plural, other {# phần}}: {names}",
  "coupon.sumAbove": "Đơn trên {price}",
  "coupon.sumBelow": "Đơn dưới {price}",
  "coupon.sumBetween": "Đơn trên {from} và dưới {to}",
  "coupon.hours": "Từ {from} đến {to}",
  "coupon.weekday": "Các ngày trong tuần: {days}",
  "coupon.first": "Cho đơn đầu tiên",
  "coupon.quoted": "“{name}”",
  "coupon.someDishes": "các món trong ưu đãi",
};
