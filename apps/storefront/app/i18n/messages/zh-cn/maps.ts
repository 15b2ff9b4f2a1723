import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex 地图加载失败",
  "place.writeAddress": "请填写街道和门牌号",
  "place.putPoint": "请在地图上标出位置或选择配送区域，以便我们计算配送费",
  "place.orZone": "或选择配送区域",
  "place.zoneNumber": "区域 {number}",
  "outside.title": "其他网站的服务",
  "outside.text": "访问统计、在线客服、翻译和地图来自其他网站，可能会保存各自的 Cookie。不启用也可以下单",
  "outside.yes": "允许",
  "outside.no": "不用了",
  "outside.saidYes": "目前已允许",
  "outside.saidNo": "目前已关闭",
};
