import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Ada versi baru situs ini. Keranjang tetap tersimpan",
  "device.update.now": "Perbarui",
  "device.update.later": "Nanti",
  "device.install": "Pasang aplikasi",
  "device.install.text": "Menu terbuka dari layar ponsel, bahkan tanpa koneksi",
  "device.video.play": "Tonton video",
  "device.arrows": "Tombol panah berpindah antarhidangan dan bagian, Tab melanjutkan di halaman",
  "device.order.title": "Pesanan belum terkirim: tidak ada koneksi",
  "device.order.offline": "Keranjang dan semua yang Anda isi tersimpan. Kirim pesanan saat koneksi kembali",
  "device.order.online": "Koneksi kembali. Keranjang dan isian Anda masih ada: kirim pesanan",
};
