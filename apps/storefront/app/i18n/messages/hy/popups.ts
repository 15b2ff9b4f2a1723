import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Նորություններ",
  "popup.stopped": "Հիմա պատվերներ չենք ընդունում",
  "popup.closed": "Հիմա փակ ենք",
  "popup.hours.today": "Այսօր {from}-ից մինչև {to}",
  "popup.hours.tomorrow": "Վաղը {from}-ից մինչև {to}",
  "popup.hours.later": "{day}-ին, {from}-ից մինչև {to}",
  "popup.hoursText": "Որոշակի ժամի պատվերը կարող եք տալ հենց հիմա",
  "popup.fine": "Պարզ է",
  "popup.more": "Մանրամասն",

  // The city
  "city.question": "Ձեր քաղաքը {city} է, ճի՞շտ է",
  "city.branches": "{count, plural, one {Այստեղ ունենք # ռեստորան} other {Այստեղ ունենք # ռեստորան}}",
  "city.yes": "Այո, ճիշտ է",
  "city.other": "Ոչ, ուրիշ",
  "city.address": "Ոչ, նշել հասցեն",
  "city.choose": "Ընտրեք քաղաքը",
  "city.next": "Անցնել հասցեին",

  // The visitor's settings
  "settings.theme": "Տեսք",
  "settings.theme.light": "Բաց",
  "settings.theme.dark": "Մուգ",
  "settings.city": "Քաղաք",
  "settings.change": "Փոխել",
  "settings.saved": "Պահպանվածը դիտարկիչում",
  "settings.savedText": "Հասցե, լեզու, տեսք, փակված հայտարարություններ",
  "settings.clear": "Մաքրել",
  "settings.clearTitle": "Մաքրե՞լ պահպանվածը",
  "settings.clearText":
    "Կմոռանանք հասցեն, ստանալու եղանակը, լեզուն, տեսքը և փակված հայտարարությունները։ Զամբյուղը, ընտրյալները և մուտքը կմնան",

  // The look of the site
  "layout.choose": "Ընտրեք կայքի տեսքը",
  "layout.show": "Ցույց տալ այսպես",
  "layout.default": "Ժապավեն",
  "layout.default.text": "Ամբողջ մենյուն մեկ էջում, զամբյուղը՝ կողքին",
  "layout.cat1": "Բաժիններ",
  "layout.cat1.text": "Նախ բաժինները նկարներով, հետո ուտեստները",
  "layout.cat2": "Ցանկ կողքից",
  "layout.cat2.text": "Բաժիններն ու ենթաբաժինները՝ ձախից ցանկով",
  "layout.cat12": "Բաժիններ և ցանկ",
  "layout.cat12.text": "Նկարները վերևում, ցանկը՝ ձախից",
  "layout.samokat": "Դարակներ",
  "layout.samokat.text": "Խանութ՝ բաժինների դարակներ և փոքր քարտեր",
  "layout.lavka": "Կրպակ",
  "layout.lavka.text": "Խանութ՝ բոլոր ապրանքները մեկ էջում",
  "layout.restoran": "Ռեստորան",
  "layout.restoran.text": "Նախ սրահն ու սեղանը, հետո մենյուն",
  "layout.lending": "Մեկ էջ",
  "layout.lending.text": "Ամբողջ ռեստորանը մեկ երկար էջում",

  // An order at a glance
  "order.page": "Պատվերի էջը",
  "order.failed": "Պատվերը չբեռնվեց։ Ստուգեք կապը",

  // What a coupon means
  "coupon.title": "Պայմաններ",
  "coupon.more": "Պայմաններ",
  "coupon.failed": "Պայմանները չբեռնվեցին։ Ստուգեք կապը․ գուցե ակցիան արդեն ավարտվել է",
  "coupon.gifts": "Նվեր ըստ ընտրության",
  "coupon.conditions": "Երբ է գործում",
  "coupon.now": "Ձեր զամբյուղը հիմա",
  "coupon.how": "Ինչպես ստանալ",
  "coupon.howAuto": "Ավելացրեք ուտեստներ, և զեղչը կամ նվերը կհայտնվի զամբյուղում",
  "coupon.howCode": "Զամբյուղում գրեք {code} պրոմոկոդը",
  "coupon.until": "Մինչև {day} ներառյալ",
  "coupon.uses":
    "{count, plural, =1 {Մեկ անգամ մեկ հյուրի համար} one {# անգամ մեկ հյուրի համար} other {# անգամ մեկ հյուրի համար}}",
  "coupon.warehouse": "{names} ռեստորանում",
  "coupon.delivery.flat_rate": "Առաքմամբ",
  "coupon.delivery.local_pickup": "Տեղից վերցնելիս",
  "coupon.delivery.lounge": "Սրահում",
  "coupon.delivery.both": "Առաքմամբ կամ տեղից վերցնելիս",
  "coupon.device": "Հավելվածում",
  "coupon.birthday":
    "Ծննդյան օրվա առթիվ՝ {before, plural, one {# օր} other {# օր}} առաջ և {after, plural, one {# օր} other {# օր}} հետո։ Օրը նշված է անձնական էջում",
  "coupon.contains": "Պատվերում կա {names}",
  "coupon.excluded": "Պատվերում չկա {names}",
  "coupon.quantity": "Առնվազն {count, plural, one {# բաժին} other {# բաժին}}՝ {names}",
  "coupon.sumAbove": "Պատվերը {price}-ից ավելի",
  "coupon.sumBelow": "Պատվերը {price}-ից պակաս",
  "coupon.sumBetween": "Պատվերը {from}-ից ավելի և {to}-ից պակաս",
  "coupon.hours": "{from}-ից մինչև {to}",
  "coupon.weekday": "Շաբաթվա օրեր՝ {days}",
  "coupon.first": "Առաջին պատվերի համար",
  "coupon.quoted": "«{name}»",
  "coupon.someDishes": "ակցիայի ուտեստներ",
};
