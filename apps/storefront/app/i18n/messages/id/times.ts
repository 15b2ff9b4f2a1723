import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Dapur masih menerima pesanan {minutes, plural, other {# menit}} lagi",
  "times.moved": "Pukul {before} sudah tidak sempat. Kami pilih waktu terdekat: {after}",
  "times.lost": "Pukul {before} sudah tidak sempat. Pilih waktu lain",
  "times.changed": "Total berubah",
  "times.otherTab": "Keranjang diubah di tab lain",
  "times.changedPrice": "{name}: tadinya {before}, sekarang {after}",
};
