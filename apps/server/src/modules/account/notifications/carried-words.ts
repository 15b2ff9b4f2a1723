import type { LanguageCode } from "@skatert/contract";

/** Notification texts of stages that differ between delivery and pickup, by language (APP-3). */
export const carriedWords: Readonly<Record<LanguageCode, { readonly ready: string; readonly "handed-over": string }>> =
  {
    ru: { ready: "Собран, ждёт курьера", "handed-over": "Доставлен. Приятного аппетита! Оцените заказ" },
    be: { ready: "Сабрана, чакае кур’ера", "handed-over": "Дастаўлена. Смачна есці! Ацаніце замову" },
    en: {
      ready: "Packed, waiting for the courier",
      "handed-over": "Delivered. Enjoy your meal! Please rate the order",
    },
    de: {
      ready: "Verpackt, wartet auf den Kurier",
      "handed-over": "Geliefert. Guten Appetit! Bewerten Sie die Bestellung",
    },
    fr: { ready: "Préparée, attend le livreur", "handed-over": "Livrée. Bon appétit ! Notez la commande" },
    pt: { ready: "Embalado, aguarda o entregador", "handed-over": "Entregue em casa. Bom apetite! Avalie o pedido" },
    es: {
      ready: "Preparado, espera al repartidor",
      "handed-over": "Entregado en casa. ¡Buen provecho! Valora el pedido",
    },
    it: { ready: "Preparato, attende il corriere", "handed-over": "Consegnato a casa. Buon appetito! Valuta l’ordine" },
    hy: { ready: "Հավաքված է, սպասում է առաքիչին", "handed-over": "Առաքված է։ Բարի ախորժակ։ Գնահատեք պատվերը" },
    vi: { ready: "Đã đóng gói, chờ shipper", "handed-over": "Đã giao. Chúc ngon miệng! Hãy đánh giá đơn hàng" },
    id: { ready: "Dikemas, menunggu kurir", "handed-over": "Sudah diantar. Selamat makan! Beri nilai pesanan Anda" },
    "zh-CN": { ready: "已打包，等待骑手", "handed-over": "已送达，祝您用餐愉快！请评价订单" },
    kk: { ready: "Жиналды, курьерді күтуде", "handed-over": "Жеткізілді. Ас болсын! Тапсырысты бағалаңыз" },
    hi: { ready: "पैक हो गया, कूरियर का इंतज़ार है", "handed-over": "पहुँचा दिया गया। भोजन का आनंद लें! कृपया ऑर्डर को रेटिंग दें" },
    tr: {
      ready: "Paketlendi, kuryeyi bekliyor",
      "handed-over": "Kapıya teslim edildi. Afiyet olsun! Siparişi değerlendirin",
    },
    tt: { ready: "Җыелды, курьерны көтә", "handed-over": "Китерелде. Ашыгыз тәмле булсын! Заказны бәяләгез" },
    az: { ready: "Yığılıb, kuryeri gözləyir", "handed-over": "Çatdırıldı. Nuş olsun! Sifarişi qiymətləndirin" },
    uz: { ready: "Yigʻildi, kuryerni kutmoqda", "handed-over": "Yetkazildi. Yoqimli ishtaha! Buyurtmani baholang" },
  };
