import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Menüde arama",
  "search.placeholder": "Yemek veya malzeme",
  "search.clear": "Aramayı temizle",
  "search.count": "{count, plural, =0 {Bir şey bulunamadı} one {# yemek bulundu} other {# yemek bulundu}}",
  "search.readAs": "“{query}” için",
  "search.byWishes": "Menüdeki içeriklere ve işaretlere göre. Alerjiniz varsa lütfen restorana sorun.",
  "search.more": "İlk {count} tanesi gösteriliyor",
  "search.showMore": "{count} tane daha göster",
  "search.nothing": "“{query}” için bir şey yok",
  "search.nothingText": "Daha kısa veya başka bir kelime deneyin. Tüm menü bir adım ötede",
  "search.toMenu": "Menüyü gör",
  "search.recent": "Son aramalar",
  "search.forget": "Unut",
  "search.ofCopies": "Bağlantı yok: yalnızca bu cihazda kayıtlı menüde aranıyor",
  "search.viewed": "Baktıklarınız",
  "menu.laterFailed": "Menünün bu bölümü yüklenemedi",
};
