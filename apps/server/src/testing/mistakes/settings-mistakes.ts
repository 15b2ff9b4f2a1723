import { both, drop, type Mistake, put, rename, without } from "./edits.ts";

const settings = (path: string, value: Parameters<typeof put>[2]) => put("settings", path, value);
const point = "shipping_methods[1].pickup_locations[0]";

export const settingsMistakes: readonly Mistake[] = [
  [
    "a misspelt part of the settings",
    rename("settings", "shipping_methods", "shiping_methods"),
    'settings.json: shiping_methods: unknown field: write "shipping_methods"',
  ],
  [
    "a field of another program",
    settings("theme_mods", { a: 1 }),
    "settings.json: warning: theme_mods: unknown field, which is not read (begin the name of a note with _)",
  ],
  [
    "a misspelt field of a location",
    rename("settings", "locations[0].warehouse_id", "warehouse"),
    'settings.json: locations[0].warehouse «Центр»: unknown field: write "warehouse_id"',
  ],
  [
    "a town for a time zone",
    settings("wp_timezone", "Moscow"),
    "settings.json: wp_timezone: a time zone such as Europe/Moscow, found «Moscow»",
  ],
  [
    "an offset in words for a time zone",
    settings("wp_timezone", "МСК+2"),
    "settings.json: wp_timezone: a time zone such as Europe/Moscow, found «МСК+2»",
  ],
  [
    "a colour in Russian",
    settings("facade.colors.background", "красный"),
    "settings.json: facade.colors.background: a colour such as #c8452d, found «красный»",
  ],
  [
    "a colour of five digits",
    settings("facade.colors.background", "#fffa2"),
    "settings.json: facade.colors.background: a colour such as #c8452d, found «#fffa2»",
  ],
  [
    "a name that no colour has",
    settings("facade.colors.background", "redd"),
    "settings.json: facade.colors.background: a colour such as #c8452d, found «redd»",
  ],
  [
    "yes in Russian",
    settings("settings.guest_order_code", "да"),
    "settings.json: settings.guest_order_code: true or false, found «да»",
  ],
  [
    "a work time of an unknown branch",
    rename("settings", "delivery_work_time.10", "11"),
    "settings.json: warning: delivery_work_time.11: unknown warehouse 11; locations have 10, 20",
  ],
  [
    "a pickup point of an unknown branch",
    settings(`${point}.warehouse_id`, 11),
    "settings.json: warning: shipping_methods[1].pickup_locations[0].warehouse_id «Центр»: unknown warehouse 11; locations have 10, 20",
  ],
  [
    "two branches of one id",
    settings("locations[1].term_id", 1),
    "settings.json: locations[1].term_id «Вокзал»: repeats locations[0].term_id",
  ],
  [
    "a branch without a warehouse",
    drop("settings", "locations[0].warehouse_id"),
    "settings.json: warning: locations[0].warehouse_id «Центр»: is missing: nothing can be ordered at this branch",
  ],
  [
    "a location without a name",
    drop("settings", "locations[0].name"),
    "settings.json: locations[0].name: is missing: text in quotes, not empty",
  ],
  [
    "an id in letters",
    settings("locations[0].term_id", "centre"),
    "settings.json: locations[0].term_id «Центр»: a whole number such as 101, found «centre»",
  ],
  [
    "a price of delivery in words",
    settings("delivery.conditions[0].delivery_price", "бесплатно"),
    "settings.json: delivery.conditions[0].delivery_price: a number such as 390, found «бесплатно»",
  ],
  [
    "slots of no length",
    settings("delivery.slot_minutes", 0),
    "settings.json: delivery.slot_minutes: a whole number such as 1, found 0",
  ],
  [
    "slots for an unknown kind of delivery",
    settings("delivery.slot_capacity", { courier: { orders: 5 } }),
    "settings.json: delivery.slot_capacity.courier: one of flat_rate, local_pickup, restaurants, wcso_booking, found «courier»",
  ],
  [
    "an unknown kind of delivery",
    settings("shipping_methods[0].type", "delivery"),
    "settings.json: shipping_methods[0].type «Доставка»: one of flat_rate, local_pickup, wcso_booking, restaurants, found «delivery»",
  ],
  [
    "a payment for an unknown kind of delivery",
    settings("payment_methods[0].shipping_methods", ["flatrate"]),
    'settings.json: payment_methods[0].shipping_methods[0] «Наличными»: "flat_rate", found «flatrate»',
  ],
  [
    "an online payment by an unknown gateway",
    settings("payment_methods[1]", { id: "stripe", name: "Картой", online: true }),
    "settings.json: payment_methods[1].id «Картой»: one of paykeeper, yookassa, sandbox for a payment online, found «stripe»",
  ],
  [
    "a payment method twice",
    settings("payment_methods[1].id", "cod"),
    "settings.json: payment_methods[1].id «Картой курьеру»: repeats payment_methods[0].id",
  ],
  [
    "no kind of delivery to pay for",
    settings("payment_methods", [{ id: "cod", name: "Наличными", shipping_methods: ["flat_rate"] }]),
    "settings.json: warning: payment_methods: no payment method for local_pickup",
  ],
  [
    "an unknown language",
    settings("language_list", [{ code: "ru" }, { code: "xx" }]),
    "settings.json: language_list[1].code «xx»: one of ru, be, en, de, fr, pt, es, it, hy, vi, id, zh-CN, kk, hi, tr, tt, az, uz, found «xx»",
  ],
  [
    "the country in place of the language",
    settings("language_list", [{ code: "ua", text: "Українська" }]),
    "settings.json: language_list[0].code «ua»: one of ru, be, en, de, fr, pt, es, it, hy, vi, id, zh-CN, kk, hi, tr, tt, az, uz, found «ua»",
  ],
  [
    "two default languages",
    settings("language_list", [
      { code: "ru", default: true },
      { code: "en", default: true },
    ]),
    "settings.json: warning: language_list: one language with default true, found 2: the first one counts",
  ],
  [
    "a social network without https",
    settings("contacts.socials", [{ name: "ВК", url: "vk.com/stol" }]),
    "settings.json: contacts.socials[0].url «ВК»: an address such as https://… or /page, found «vk.com/stol»",
  ],
  [
    "an e-mail without a host",
    settings("contacts.email", "stol@"),
    "settings.json: contacts.email: an e-mail such as me@example.com, found «stol@»",
  ],
  [
    "a phone in words",
    settings("contacts.phone", "позвоните нам"),
    "settings.json: contacts.phone: a phone such as +7 495 123-45-67, found «позвоните нам»",
  ],
  [
    "a redirect to itself",
    settings("redirects", [{ from: "/a", to: "/a" }]),
    "settings.json: redirects[0].to: another address than from, found «/a»",
  ],
  [
    "a redirect to no address",
    settings("redirects", [{ from: "/a", to: "menu" }]),
    "settings.json: redirects[0].to: an address such as https://… or /page, found «menu»",
  ],
  [
    "a menu entry without a title",
    settings("menu", { header: [{ url: "/o-nas" }], footer: [] }),
    "settings.json: menu.header[0].title: is missing: the text of the menu entry, which is left out without it",
  ],
  [
    "a font with a semicolon",
    settings("main_font", "Onest; color:red"),
    "settings.json: main_font: the name of a font such as Onest, found «Onest; color:red»",
  ],
  [
    "a popup of an unknown day",
    settings("popups", [{ id: 1, ban_days_popup: ["выходные"] }]),
    'settings.json: popups[0].ban_days_popup: days such as ["sat", "sun"], found «выходные»',
  ],
  [
    "one object where a list belongs",
    settings("locations", { term_id: 1, name: "Центр" }),
    "settings.json: locations «Центр»: a list [ … ], found an object",
  ],
  [
    "no branch in the list of branches",
    both(without("settings.en"), settings("locations", [])),
    "prices/station.json: warning: is not used: name it in price_file_path of a location",
    'settings.json: warning: locations: no branch: write one such as [{"term_id": 1, "name": "Centre", "warehouse_id": 10}]',
  ],
  [
    "no way to pay",
    settings("payment_methods", []),
    'settings.json: warning: payment_methods: no payment method: write one such as [{"id": "cash", "name": "Cash"}]',
  ],
  [
    "no delivery zone and no terms",
    both(drop("settings", "map"), settings("delivery.conditions", [])),
    "settings.json: warning: map.features: no delivery zone: deliveries are impossible",
  ],
  [
    "a map of zones in a list",
    settings("map", "zones.geojson"),
    "settings.json: map: an object { … }, or a list [ … ], found «zones.geojson»",
  ],
  [
    "a counter without its script",
    settings("include", { metrix: '<noscript><img src="x"></noscript>' }),
    'settings.json: include.metrix: the address of a script, or its code, found «<noscript><img src="x"></noscript>»',
  ],
  [
    "a priority of a zone in words",
    settings("map.features[0].properties.priority", "высокий"),
    "settings.json: map.features[0].properties.priority: a number such as 1, found «высокий»",
  ],
];
