import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "搜索菜单",
  "search.placeholder": "菜品或食材",
  "search.clear": "清除搜索",
  "search.count": "{count, plural, =0 {没有找到} other {找到 # 道菜}}",
  "search.readAs": "按“{query}”搜索",
  "search.byWishes": "根据菜单的配料和标签。如有过敏，请向餐厅确认。",
  "search.more": "仅显示前 {count} 个",
  "search.showMore": "再显示 {count} 个",
  "search.nothing": "没有与“{query}”相关的菜品",
  "search.nothingText": "试试更短的词或换一个词，完整菜单就在旁边",
  "search.toMenu": "查看菜单",
  "search.recent": "最近搜索",
  "search.forget": "清除记录",
  "search.ofCopies": "无网络连接：仅搜索此设备上保存的菜单",
  "search.viewed": "最近浏览",
  "menu.laterFailed": "这部分菜单加载失败",
};
