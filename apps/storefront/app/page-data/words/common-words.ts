/**
 * Words that most menus share, in the order of `LANGUAGES`: ru, be, en, de, fr, pt, es, it, hy, vi, id, zh-CN, kk, hi,
 * tr, tt, az, uz. A shop writes them in Russian or English; other spellings follow a slash.
 */
const rows = `
молоко|малако|milk|Milch|lait|leite|leche|latte|կաթ|sữa|susu|牛奶|сүт|दूध|süt|сөт|süd|sut
глютен/клейковина|глютэн|gluten|Gluten|gluten|glúten|gluten|glutine|գլյուտեն|gluten|gluten|麸质|глютен|ग्लूटेन|glüten|глютен|qlüten|glyuten
яйца/яйцо|яйкі|eggs/egg|Eier|œufs|ovos|huevos|uova|ձու|trứng|telur|鸡蛋|жұмыртқа|अंडे|yumurta|йомырка|yumurta|tuxum
рыба|рыба|fish|Fisch|poisson|peixe|pescado|pesce|ձուկ|cá|ikan|鱼|балық|मछली|balık|балык|balıq|baliq
кунжут|кунжут|sesame|Sesam|sésame|gergelim|sésamo|sesamo|քունջութ|vừng|wijen|芝麻|күнжіт|तिल|susam|кунжут|küncüt|kunjut
горчица|гарчыца|mustard|Senf|moutarde|mostarda|mostaza|senape|մանանեխ|mù tạt|moster|芥末|қыша|सरसों|hardal|горчица|xardal|xantal
ракообразные|ракападобныя|crustaceans|Krebstiere|crustacés|crustáceos|crustáceos|crostacei|խեցգետնակերպեր|giáp xác|krustasea|甲壳类|шаянтәрізділер|झींगा-केकड़ा|kabuklular|кысласыманнар|xərçəngkimilər|qisqichbaqasimonlar
сельдерей|сельдэрэй|celery|Sellerie|céleri|aipo|apio|sedano|նեխուր|cần tây|seledri|芹菜|балдыркөк|सेलरी|kereviz|сельдерей|kərəviz|selderey
соя|соя|soya/soy|Soja|soja|soja|soja|soia|սոյա|đậu nành|kedelai|大豆|соя|सोया|soya|соя|soya|soya
орехи|арэхі|nuts/tree nuts|Schalenfrüchte|fruits à coque|nozes|frutos secos|frutta a guscio|ընկույզ|quả hạch|kacang pohon|坚果|жаңғақ|मेवे|kuruyemiş|чикләвек|qoz-fındıq|yongʻoqlar
моллюски|малюскі|molluscs/mollusks|Weichtiere|mollusques|moluscos|moluscos|molluschi|փափկամարմիններ|động vật thân mềm|moluska|软体动物|моллюскілер|सीप-घोंघा|yumuşakçalar|моллюсклар|molyusklar|mollyuskalar
арахис|арахіс|peanuts/peanut|Erdnüsse|arachides|amendoim|cacahuetes|arachidi|գետնանուշ|lạc|kacang tanah|花生|жержаңғақ|मूंगफली|yer fıstığı|җир чикләвеге|yerfındığı|yeryongʻoq
люпин|лубін|lupin|Lupinen|lupin|tremoço|altramuces|lupini|լյուպին|đậu lupin|lupin|羽扇豆|люпин|ल्यूपिन|acı bakla|люпин|lüpin|lyupin
сульфиты/диоксид серы|сульфіты|sulphites/sulfites|Sulfite|sulfites|sulfitos|sulfitos|solfiti|սուլֆիտներ|sulfit|sulfit|亚硫酸盐|сульфиттер|सल्फाइट|sülfitler|сульфитлар|sulfitlər|sulfitlar
вегетарианское|вегетарыянскае|vegetarian|vegetarisch|végétarien|vegetariano|vegetariano|vegetariano|բուսակերական|chay|vegetarian|素食|вегетариандық|शाकाहारी|vejetaryen|вегетариан|vegetarian|vegetariancha
постное|поснае|vegan|vegan|végan|vegano|vegano|vegano|պահքային|thuần chay|vegan|纯素|веган|वीगन|vegan|веган|vegan|vegan
веганское|веганскае|vegan|vegan|végan|vegano|vegano|vegano|վեգան|thuần chay|vegan|纯素|веган|वीगन|vegan|веган|vegan|vegan
без глютена|без глютэну|gluten-free/gluten free|glutenfrei|sans gluten|sem glúten|sin gluten|senza glutine|առանց գլյուտենի|không gluten|bebas gluten|无麸质|глютенсіз|ग्लूटेन-मुक्त|glütensiz|глютенсыз|qlütensiz|glyutensiz
халяль|халяль|halal|halal|halal|halal|halal|halal|հալալ|halal|halal|清真|халал|हलाल|helal|хәләл|halal|halol
хит|хіт|favourite/favorite|Liebling|coup de cœur|favorito|favorito|preferito|հիթ|được yêu thích|favorit|人气|хит|पसंदीदा|favori|хит|sevilən|xit
новинка|навінка|new|neu|nouveau|novidade|novedad|novità|նոր|mới|baru|新品|жаңа|नया|yeni|яңа|yeni|yangi
детское|дзіцячае|for children|für Kinder|pour enfants|para crianças|para niños|per bambini|երեխաների համար|cho trẻ em|untuk anak|儿童|балаларға|बच्चों के लिए|çocuklar için|балаларга|uşaqlar üçün|bolalar uchun
острое|вострае|spicy|scharf|épicé|picante|picante|piccante|կծու|cay|pedas|辣|ащы|तीखा|acılı|әче|acı|achchiq
на компанию|на кампанію|to share|zum Teilen|à partager|para compartilhar|para compartir|da condividere|մեծ խմբի համար|cho nhóm|untuk berbagi|多人分享|көпшілікке|साझा करने के लिए|paylaşmalık|компаниягә|paylaşmaq üçün|davra uchun
от шефа|ад шэфа|chef’s choice/chef's choice|Empfehlung des Küchenchefs|choix du chef|escolha do chef|elección del chef|scelta dello chef|շեֆից|bếp trưởng gợi ý|pilihan koki|主厨推荐|шефтен|शेफ़ की पसंद|şefin seçimi|шефтан|şefin seçimi|oshpaz tanlovi
сезонное|сезоннае|seasonal|saisonal|de saison|da estação|de temporada|di stagione|սեզոնային|theo mùa|musiman|时令|маусымдық|मौसमी|mevsimlik|сезонлы|mövsümi|mavsumiy
наличными/наличные|наяўнымі|cash|bar|espèces|dinheiro|efectivo|contanti|կանխիկ|tiền mặt|tunai|现金|қолма-қол ақшамен|नकद|nakit|акчалата|nağd|naqd pul
картой при получении|карткай пры атрыманні|card on receipt/card on delivery|Karte bei Erhalt|carte à la réception|cartão na entrega|tarjeta al recibir|carta alla consegna|քարտով՝ ստանալիս|thẻ khi nhận hàng|kartu saat menerima|收货时刷卡|алған кезде картамен|मिलने पर कार्ड से|teslimatta kartla|алганда карта белән|alarkən kartla|olganda karta bilan
картой на сайте/картой онлайн|карткай на сайце|card online|Karte online|carte en ligne|cartão on-line|tarjeta en línea|carta online|քարտով՝ կայքում|thẻ trực tuyến|kartu online|在线刷卡|сайтта картамен|ऑनलाइन कार्ड से|internetten kartla|сайтта карта белән|saytda kartla|saytda karta bilan
онлайн|анлайн|online|online|en ligne|on-line|en línea|online|առցանց|trực tuyến|online|在线支付|онлайн|ऑनलाइन|çevrim içi|онлайн|onlayn|onlayn
онлайн (учебная оплата)|анлайн (вучэбная аплата)|online (practice payment)|online (Übungszahlung)|en ligne (paiement d’essai)|on-line (pagamento de teste)|en línea (pago de prueba)|online (pagamento di prova)|առցանց (ուսումնական վճարում)|trực tuyến (thanh toán thử)|online (pembayaran latihan)|在线（练习支付）|онлайн (жаттығу төлемі)|ऑनलाइन (अभ्यास भुगतान)|çevrim içi (deneme ödemesi)|онлайн (өйрәнү түләве)|onlayn (sınaq ödənişi)|onlayn (sinov toʻlovi)
по счёту для организаций|па рахунку для арганізацый|invoice for companies|Rechnung für Firmen|facture pour entreprises|fatura para empresas|factura para empresas|fattura per aziende|հաշիվ կազմակերպությունների համար|hóa đơn cho công ty|faktur untuk perusahaan|企业账单|ұйымдарға шот бойынша|कंपनियों के लिए इनवॉइस|şirketlere fatura|оешмаларга счёт буенча|təşkilatlar üçün hesab|tashkilotlar uchun hisob
`;

/** A word's spellings, by language in the order of `LANGUAGES`; the first one is shown. */
export const commonWords: readonly (readonly (readonly string[])[])[] = rows
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((spellings) => spellings.split("/").filter(Boolean)));
