import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Cari di menu",
  "search.placeholder": "Hidangan atau bahan",
  "search.clear": "Hapus pencarian",
  "search.count": "{count, plural, =0 {Tidak ada yang ditemukan} other {# hidangan ditemukan}}",
  "search.readAs": "untuk “{query}”",
  "search.byWishes": "Berdasarkan komposisi dan label menu. Jika Anda alergi, tanyakan ke restoran.",
  "search.more": "Ditampilkan {count} pertama",
  "search.showMore": "Tampilkan {count} lagi",
  "search.nothing": "Tidak ada hasil untuk “{query}”",
  "search.nothingText": "Coba kata yang lebih pendek atau kata lain. Seluruh menu ada di sini",
  "search.toMenu": "Lihat menu",
  "search.recent": "Pencarian terakhir",
  "search.forget": "Lupakan",
  "search.ofCopies": "Tidak ada koneksi: pencarian hanya di menu yang tersimpan di perangkat ini",
  "search.viewed": "Pernah Anda lihat",
  "menu.laterFailed": "Bagian menu ini gagal dimuat",
};
