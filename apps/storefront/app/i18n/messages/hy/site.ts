import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Անցնել բովանդակությանը",
  "site.home": "Դեպի գլխավոր էջ",
  "site.menu": "Մենյու",
  "site.close": "Փակել",
  "site.back": "Հետ",
  "site.retry": "Փորձել կրկին",
  "site.loading": "Բեռնվում է",
  "site.language": "Լեզու",
  "site.theme": "Փոխել թեման՝ բաց կամ մուգ",
  "site.search": "Որոնում մենյուում",
  "site.contacts": "Կապ",
  "site.information": "Մեր մասին",
  "site.hours": "Աշխատանքային ժամեր",
  "site.categories": "Մենյուի բաժիններ",
  "site.offline": "Կապ չկա։ Զամբյուղը պահպանված է, պատվերը կարող եք տալ ավելի ուշ",
  "site.burger": "Բացել մենյուն",
  "site.settings": "Կարգավորումներ",
  "site.pageType": "Կայքի տեսքը",
  "site.call": "Զանգահարել {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Էջը չի գտնվել",
  "error.notFound.text": "Այն տեղափոխվել է, կամ հասցեում սխալ կա։ Մենյուն իր տեղում է",
  "error.fatal.title": "Էջը չբացվեց",
  "error.fatal.text": "Մենք արդեն գիտենք սխալի մասին։ Թարմացրեք էջը կամ սկսեք գլխավորից",
  "error.offline.title": "Կապ չկա",
  "error.offline.text":
    "Այս էջը դեռ հնարավոր չէ բեռնել։ Կբացվի ինքնուրույն, երբ կապը վերականգնվի․ այն, ինչ արդեն նայել եք, հասանելի է նաև հիմա",

  // Where and how the dinner gets to the table
  "place.choose": "Նշեք առաքման հասցեն",
  "place.change": "Փոխել",
  "place.delivery": "Առաքում",
  "place.pickup": "Վերցնել տեղից",
  "place.lounge": "Ռեստորանում",
  "place.minutes": "{minutes} րոպե",
  "place.minimum": "պատվեր {amount}-ից",

  // The home page
  "home.stories": "Պատմություններ",
  "home.banners": "Առաջարկներ",
  "home.story.next": "Հաջորդ պատմությունը",
  "home.story.previous": "Նախորդ պատմությունը",
  "home.story.open": "Մանրամասն",
  "home.banner.next": "Հաջորդ առաջարկը",
  "home.banner.previous": "Նախորդ առաջարկը",
  "home.banner.goTo": "Առաջարկ {number}",
  "home.empty": "Մենյուն շուտով կհայտնվի",

  // The menu
  "menu.all": "Բոլորը",
  "menu.filters": "Ֆիլտրեր",
  "menu.filters.count": "{count, plural, one {Ընտրված է # ֆիլտր} other {Ընտրված է # ֆիլտր}}",
  "menu.filters.badges": "Առանձնահատկություններ",
  "menu.filters.without": "Առանց ալերգենների",
  "menu.filters.show":
    "{count, plural, =0 {Համապատասխան ուտեստ չկա} one {Ցույց տալ # ուտեստ} other {Ցույց տալ # ուտեստ}}",
  "menu.filters.reset": "Մաքրել",
  "menu.sort": "Դասավորություն",
  "menu.sort.default": "Ինչպես մենյուում",
  "menu.sort.priceAsc": "Սկզբում էժանը",
  "menu.sort.priceDesc": "Սկզբում թանկը",
  "menu.empty": "Այս պայմաններով ոչինչ չգտնվեց",
  "menu.hidden":
    "{count, plural, one {Թաքցված է ձեր ալերգեններով # ուտեստ} other {Թաքցված է ձեր ալերգեններով # ուտեստ}}",
  "menu.show": "Ցույց տալ",
  "menu.emptyCategory": "Այս բաժինը դեռ դատարկ է",
  "menu.dishes": "{count, plural, one {# ուտեստ} other {# ուտեստ}}",

  // A dish
  "dish.add": "Ավելացնել",
  "dish.addNamed": "Ավելացնել զամբյուղ՝ {name}",
  "dish.choose": "Ընտրել",
  "dish.chooseNamed": "Ընտրել տարբերակ՝ {name}",
  "dish.from": "{price}-ից",
  "dish.perWeight": "{weight}-ի համար",
  "dish.soldOut": "Վերջացել է",
  "dish.hours": "{from}-ից մինչև {to}",
  "dish.otherDays": "Այսօր չենք պատրաստում",
  "dish.next.today": "Այսօր՝ {time}",
  "dish.next.tomorrow": "Վաղը՝ {time}",
  "dish.next.day": "{day}, {time}",
  "dish.notHere": "Այս ռեստորանում չկա",
  "dish.notSold": "Առցանց չի վաճառվում",
  "dish.composition": "Բաղադրություն",
  "dish.nutrition": "Սննդային արժեքը 100 գ-ում",
  "dish.calories": "Կալորիա, կկալ",
  "dish.proteins": "Սպիտակուց, գ",
  "dish.fats": "Ճարպ, գ",
  "dish.carbohydrates": "Ածխաջրեր, գ",
  "dish.allergens": "Ալերգեններ",
  "dish.excluded": "Դուք բացառել եք՝ {names}",
  "dish.variation": "Տարբերակ",
  "dish.supplements": "Հավելումներ",
  "dish.freeLimit": "{count, plural, one {# հավելում անվճար} other {# հավելում անվճար}}",
  "dish.freeLeft":
    "{count, plural, =0 {Անվճարներն ընտրված են, մնացածը՝ վճարովի} one {Եվս # անվճար} other {Եվս # անվճար}}",
  "dish.free": "անվճար",
  "dish.addFor": "Ավելացնել · {price}",
  "dish.quantity": "Քանակ",
  "dish.more": "Ավելացնել քանակը՝ {name}",
  "dish.fewer": "Պակասեցնել քանակը՝ {name}",
  "dish.inCart": "Զամբյուղում՝ {count}",
  "dish.byRequest": "Թողնել հայտ",
  "dish.byRequestNamed": "Թողնել հայտ՝ {name}",
  "dish.rating": "Գնահատականը՝ {average} 5-ից, {count, plural, one {# ձայն} other {# ձայն}}",
  "dish.reviews": "Կարծիքներ",
  "dish.combo": "Հավաքածուում",
  "dish.oldPrice": "Նախկին գինը",
  "dish.picture": "Լուսանկար՝ {name}",

  // Units
  "unit.gram": "գ",
  "unit.kilogram": "կգ",
  "unit.milliliter": "մլ",
  "unit.liter": "լ",
  "unit.piece": "հատ",

  // The cart as seen from outside
  "cart.title": "Զամբյուղ",
  "cart.open": "Զամբյուղ, {count, plural, one {# ուտեստ} other {# ուտեստ}}",
  "cart.empty": "Դեռ դատարկ է",
  "cart.emptyText": "Ավելացրեք ուտեստներ մենյուից, և դրանք կհայտնվեն այստեղ",
  "cart.added": "Ավելացվեց զամբյուղ՝ {name}",

  // Of the account, what every page shows
  "site.callMe": "Զանգահարեք ինձ",
  "site.signIn": "Մուտք",
  "site.mine": "Պատվերներ և ընտրյալներ",
  "site.account": "Անձնական էջ",
  "favorites.add": "Ավելացնել ընտրյալներին՝ {name}",
  "favorites.added": "{name}՝ ավելացվեց ընտրյալներին",
  "favorites.removed": "{name}՝ հանվեց ընտրյալներից",

  // content
};
