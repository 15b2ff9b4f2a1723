import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Langsung ke isi",
  "site.home": "Ke beranda",
  "site.menu": "Menu",
  "site.close": "Tutup",
  "site.back": "Kembali",
  "site.retry": "Coba lagi",
  "site.loading": "Memuat",
  "site.language": "Bahasa",
  "site.theme": "Ganti tema: terang atau gelap",
  "site.search": "Cari di menu",
  "site.contacts": "Kontak",
  "site.information": "Tentang kami",
  "site.hours": "Jam buka",
  "site.categories": "Bagian menu",
  "site.offline": "Tidak ada koneksi. Keranjang tersimpan, Anda bisa memesan nanti",
  "site.burger": "Buka menu",
  "site.settings": "Pengaturan",
  "site.pageType": "Tampilan situs",
  "site.call": "Telepon {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Halaman tidak ditemukan",
  "error.notFound.text": "Halaman dipindahkan atau alamatnya salah ketik. Menu tetap di tempatnya",
  "error.fatal.title": "Halaman tidak terbuka",
  "error.fatal.text": "Kami sudah tahu tentang kesalahan ini. Muat ulang halaman atau mulai dari beranda",
  "error.offline.title": "Tidak ada koneksi",
  "error.offline.text":
    "Halaman ini belum bisa dimuat. Halaman akan terbuka sendiri saat koneksi kembali; yang sudah Anda lihat tetap bisa dibuka sekarang",

  // Where and how the dinner gets to the table
  "place.choose": "Masukkan alamat pengantaran",
  "place.change": "Ubah",
  "place.delivery": "Diantar",
  "place.pickup": "Ambil sendiri",
  "place.lounge": "Di restoran",
  "place.minutes": "{minutes} menit",
  "place.minimum": "pesanan mulai {amount}",

  // The home page
  "home.stories": "Cerita",
  "home.banners": "Penawaran",
  "home.story.next": "Cerita berikutnya",
  "home.story.previous": "Cerita sebelumnya",
  "home.story.open": "Selengkapnya",
  "home.banner.next": "Penawaran berikutnya",
  "home.banner.previous": "Penawaran sebelumnya",
  "home.banner.goTo": "Penawaran {number}",
  "home.empty": "Menu akan segera hadir",

  // The menu
  "menu.all": "Semua",
  "menu.filters": "Filter",
  "menu.filters.count": "{count, plural, other {# filter dipilih}}",
  "menu.filters.badges": "Ciri khas",
  "menu.filters.without": "Tanpa alergen",
  "menu.filters.show": "{count, plural, =0 {Tidak ada yang cocok} other {Tampilkan # hidangan}}",
  "menu.filters.reset": "Atur ulang",
  "menu.sort": "Urutan",
  "menu.sort.default": "Sesuai menu",
  "menu.sort.priceAsc": "Termurah dulu",
  "menu.sort.priceDesc": "Termahal dulu",
  "menu.empty": "Tidak ada yang cocok dengan pilihan ini",
  "menu.emptyCategory": "Bagian ini masih kosong",
  "menu.dishes": "{count, plural, other {# hidangan}}",

  // A dish
  "dish.add": "Tambah",
  "dish.addNamed": "Tambah ke keranjang: {name}",
  "dish.choose": "Pilih",
  "dish.chooseNamed": "Pilih varian: {name}",
  "dish.from": "mulai {price}",
  "dish.perKilogram": "per kg",
  "dish.soldOut": "Habis",
  "dish.hours": "Pukul {from}–{to}",
  "dish.otherDays": "Hari ini tidak dimasak",
  "dish.notHere": "Tidak ada di restoran ini",
  "dish.composition": "Komposisi",
  "dish.nutrition": "Nilai gizi per 100 g",
  "dish.calories": "Energi, kkal",
  "dish.proteins": "Protein, g",
  "dish.fats": "Lemak, g",
  "dish.carbohydrates": "Karbohidrat, g",
  "dish.allergens": "Alergen",
  "dish.variation": "Varian",
  "dish.supplements": "Tambahan",
  "dish.freeLimit": "{count, plural, other {# tambahan gratis}}",
  "dish.freeLeft": "{count, plural, =0 {Jatah gratis terpakai, sisanya berbayar} other {# lagi gratis}}",
  "dish.free": "gratis",
  "dish.addFor": "Tambah · {price}",
  "dish.quantity": "Jumlah",
  "dish.more": "Tambah jumlah: {name}",
  "dish.fewer": "Kurangi jumlah: {name}",
  "dish.inCart": "Di keranjang: {count}",
  "dish.byRequest": "Kirim permintaan",
  "dish.byRequestNamed": "Kirim permintaan: {name}",
  "dish.rating": "Nilai {average} dari 5, {count, plural, other {# suara}}",
  "dish.reviews": "Ulasan",
  "dish.combo": "Isi paket",
  "dish.oldPrice": "Harga sebelumnya",
  "dish.picture": "Foto: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.piece": "pcs",

  // The cart as seen from outside
  "cart.title": "Keranjang",
  "cart.open": "Keranjang, {count, plural, other {# item}}",
  "cart.empty": "Masih kosong",
  "cart.emptyText": "Tambahkan hidangan dari menu, nanti muncul di sini",
  "cart.added": "{name}: masuk keranjang",

  // Of the account, what every page shows
  "site.callMe": "Telepon saya",
  "site.signIn": "Masuk",
  "site.account": "Akun saya",
  "favorites.add": "Tambah ke favorit: {name}",
  "favorites.added": "{name}: masuk favorit",
  "favorites.removed": "{name}: dihapus dari favorit",

  // content
};
