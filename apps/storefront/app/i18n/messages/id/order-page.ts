import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Dikemas",
  "orders.carried.handed-over": "Diantar",
  "orders.now.delivered": "Pesanan sudah diantar. Selamat menikmati",
  "orders.waitUntil": "Pesanan kami simpan sampai {time}. Jika belum dibayar, pesanan dibatalkan",
  "orders.timeCame": "Waktu pesanan ini sudah lewat, tidak bisa dibayar lagi",
  "orders.declinedTitle": "Pembayaran gagal",
  "orders.declinedText": "Uang tidak terpotong. Pesanan kami simpan sampai {time}: coba lagi atau pilih cara lain",
  "orders.payAgain": "Coba lagi, {price}",
  "orders.otherWays": "Bayar dengan cara lain",
  "orders.methodTaken": "Pesanan diterima, bayar saat diterima",
  "orders.methodFailed": "Cara bayar tidak bisa diubah lagi: pesanan sudah dibayar atau dibatalkan",
  "orders.methodOffline": "Tidak ada koneksi, cara bayar belum berubah. Coba lagi",
  "orders.waitingTitle": "Pesanan {number} menunggu pembayaran",
  "orders.open": "Buka pesanan",
  "moneyBack.due": "Kami kembalikan {price} ke kartu paling lambat {day}",
  "moneyBack.duePoints": "Kami kembalikan {price} ke kartu paling lambat {day} dan {points} langsung",
  "moneyBack.done": "{price} sudah dikembalikan ke kartu, bank membukukan paling lambat {day}",
  "moneyBack.points": "Langsung dikembalikan: {points}",
  "orders.unsent": "Jawaban belum terkirim. Periksa koneksi",
};
