import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Kabar",
  "popup.stopped": "Saat ini kami tidak menerima pesanan",
  "popup.closed": "Kami sedang tutup",
  "popup.hours.today": "Hari ini pukul {from}–{to}",
  "popup.hours.tomorrow": "Besok pukul {from}–{to}",
  "popup.hours.later": "{day} pukul {from}–{to}",
  "popup.hoursText": "Pesanan untuk nanti sudah bisa dibuat sekarang",
  "popup.fine": "Mengerti",
  "popup.more": "Selengkapnya",

  // The city
  "city.question": "Apakah kota Anda {city}?",
  "city.branches": "{count, plural, other {Ada # restoran kami di sini}}",
  "city.yes": "Ya, benar",
  "city.other": "Bukan, kota lain",
  "city.address": "Bukan, masukkan alamat",
  "city.choose": "Pilih kota",
  "city.next": "Lanjut ke alamat",

  // The visitor's settings
  "settings.theme": "Tampilan",
  "settings.theme.light": "Terang",
  "settings.theme.dark": "Gelap",
  "settings.city": "Kota",
  "settings.change": "Ubah",
  "settings.saved": "Tersimpan di peramban",
  "settings.savedText": "Alamat, bahasa, tampilan, pengumuman yang ditutup",
  "settings.clear": "Hapus",
  "settings.clearTitle": "Hapus yang tersimpan?",
  "settings.clearText":
    "Alamat, cara terima, bahasa, tampilan, dan pengumuman yang ditutup akan dilupakan. Keranjang, favorit, dan akun tetap ada",

  // The look of the site
  "layout.choose": "Pilih tampilan situs",
  "layout.show": "Tampilkan begini",
  "layout.default": "Satu daftar",
  "layout.default.text": "Seluruh menu di satu halaman, keranjang di sampingnya",
  "layout.cat1": "Bagian",
  "layout.cat1.text": "Bagian bergambar dulu, lalu hidangan",
  "layout.cat2": "Daftar di samping",
  "layout.cat2.text": "Bagian dan subbagian sebagai daftar di kiri",
  "layout.cat12": "Bagian dan daftar",
  "layout.cat12.text": "Gambar di atas, daftar di kiri",
  "layout.samokat": "Rak",
  "layout.samokat.text": "Toko: rak bagian dan kartu kecil",
  "layout.lavka": "Warung",
  "layout.lavka.text": "Toko: semua barang di satu halaman",
  "layout.restoran": "Restoran",
  "layout.restoran.text": "Ruang dan meja dulu, lalu menu",
  "layout.lending": "Satu halaman",
  "layout.lending.text": "Seluruh restoran di satu halaman panjang",

  // An order at a glance
  "order.page": "Halaman pesanan",
  "order.failed": "Pesanan gagal dimuat. Periksa koneksi",

  // What a coupon means
  "coupon.title": "Syarat",
  "coupon.more": "Syarat",
  "coupon.failed": "Syarat gagal dimuat. Periksa koneksi, atau promo sudah berakhir",
  "coupon.gifts": "Hadiah pilihan Anda",
  "coupon.conditions": "Kapan berlaku",
  "coupon.now": "Keranjang Anda sekarang",
  "coupon.how": "Cara mendapatkan",
  "coupon.howAuto": "Tambahkan hidangan, diskon atau hadiah akan muncul di keranjang",
  "coupon.howCode": "Masukkan kode promo {code} di keranjang",
  "coupon.until": "Berlaku hingga {day} (termasuk)",
  "coupon.uses": "{count, plural, =1 {Satu kali per tamu} other {# kali per tamu}}",
  "coupon.warehouse": "Di restoran {names}",
  "coupon.delivery.flat_rate": "Dengan pengantaran",
  "coupon.delivery.local_pickup": "Ambil sendiri",
  "coupon.delivery.lounge": "Makan di tempat",
  "coupon.delivery.both": "Diantar atau ambil sendiri",
  "coupon.device": "Di aplikasi",
  "coupon.birthday":
    "Menjelang ulang tahun: {before, plural, other {# hari}} sebelum dan {after, plural, other {# hari}} sesudah. Tanggalnya ada di akun Anda",
  "coupon.contains": "Pesanan berisi {names}",
  "coupon.excluded": "Pesanan tanpa {names}",
  "coupon.quantity": "Minimal {count, plural, other {# porsi}}: {names}",
  "coupon.sumAbove": "Pesanan di atas {price}",
  "coupon.sumBelow": "Pesanan di bawah {price}",
  "coupon.sumBetween": "Pesanan di atas {from} dan di bawah {to}",
  "coupon.hours": "Pukul {from}–{to}",
  "coupon.weekday": "Hari: {days}",
  "coupon.first": "Untuk pesanan pertama",
  "coupon.quoted": "“{name}”",
  "coupon.someDishes": "hidangan promo",
};
