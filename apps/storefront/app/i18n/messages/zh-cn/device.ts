import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "网站有新版本，购物车会保留",
  "device.update.now": "更新",
  "device.update.later": "稍后",
  "device.install": "安装应用",
  "device.install.text": "从手机桌面打开菜单，没有网络也可以",
  "device.video.play": "观看视频",
  "device.arrows": "方向键可在菜品和分类间移动，Tab 键前往页面下一处",
  "device.order.title": "订单未发送：网络已断开",
  "device.order.offline": "购物车和填写的内容都已保存，网络恢复后即可提交订单",
  "device.order.online": "网络已恢复。购物车和填写的内容都在，请提交订单",
};
