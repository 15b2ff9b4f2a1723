import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { boardExamples } from "./board-notes.ts";
import { guestExamples } from "./guest-notes.ts";
import { guideExamples } from "./guide-notes.ts";
import { importExamples } from "./import-notes.ts";
import { inboxExamples } from "./inbox-notes.ts";
import { menuExamples } from "./menu-notes.ts";
import { staffExamples } from "./staff-notes.ts";

const phone = { phone: "+79161234567" };
const code = { ...phone, code: "048213" };
const contact = { name: "Анна", ...phone, consent: true };
const lines = [
  { product_id: 201, variation_id: 2012, quantity: 1, supplements: [{ id: 401, count: 2 }] },
  { product_id: 301, quantity: 2 },
];
const delivery = { delivery_type: "flat_rate", warehouse_id: 10, coordinates: [37.6, 55.75], lines };
const groupKey = "Zm9yIHRoZSBob3N0IG9ubHk";
const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/a";

/** An example body of each call, by method and path of its route; the API page shows it first. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  [`POST ${PATHS.quote}`]: { ...delivery, promo_code: "SUP10" },
  [`POST ${PATHS.orders}`]: {
    ...delivery,
    expected_total: 1290,
    payment_method: "cod",
    customer: { name: "Анна", ...phone },
    consent: true,
    address: { AddressLine: "Соборная, 3", apartment: "12", entrance: "2", floor: "4", comment: "Домофон не работает" },
  },
  [`POST ${PATHS.orders}/:id/payment_method`]: { payment_method: "cod" },
  [`POST ${PATHS.orders}/:id/proposal`]: { proposal_id: "3f0c6f0e-8d0b-4f36-9a5e-0d1f6c2b7a11", accept: true },
  [`POST ${PATHS.orders}/:id/promise`]: { at: "2026-03-05T16:45:00.000Z" },
  [`POST ${PATHS.orders}/:id/rating`]: {
    stars: 5,
    tags: ["tasty", "on-time"],
    dishes: [{ product_id: 201, stars: 5 }],
    comment: "Приехало горячим",
  },
  [`POST ${PATHS.orders}/:id/tips`]: { recipient: "courier", amount: 100 },
  [`PUT ${PATHS.orderRatings}/:id`]: { hidden: true },
  [`POST ${PATHS.requests}`]: {
    kind: "booking",
    restaurant_id: 41,
    date: "05.03.2026",
    time: "19:30",
    seats: 4,
    ...contact,
    comment: "У окна",
  },
  [`PUT ${PATHS.requests}/:id`]: { state: "done" },
  [`POST ${PATHS.groupOrders}`]: { host: "Анна", warehouse_id: 10 },
  [`PUT ${PATHS.groupOrders}/:id/mine`]: {
    secret: groupKey,
    name: "Олег",
    done: false,
    lines: lines.map((line) => ({ ...line, name: "Пицца" })),
  },
  [`POST ${PATHS.groupOrders}/:id/people/:person/remove`]: { key: groupKey },
  [`POST ${PATHS.groupOrders}/:id/state`]: { key: groupKey, state: "closed" },
  [`PUT ${PATHS.groupOrders}/:id/kept`]: {
    key: groupKey,
    lines: [{ product_id: 101, variation_id: null, quantity: 1, supplements: [], person: "Олег" }],
  },
  [`POST ${PATHS.pushSubscriptions}`]: {
    endpoint,
    keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    order_id: 1001,
    order_key: "the key of the order's link",
  },
  [`DELETE ${PATHS.pushSubscriptions}`]: { endpoint },

  [`POST ${PATHS.realtimeAuth}`]: {
    socket_id: "123.456",
    channel_name: "private-order-1001",
    order_key: "the key of the order's link",
  },

  [`POST ${PATHS.sendCode}`]: phone,
  [`POST ${PATHS.telegramSend}`]: phone,
  [`POST ${PATHS.whatsappSend}`]: phone,
  [`POST ${PATHS.checkCode}`]: code,
  [`POST ${PATHS.telegramCheck}`]: code,
  [`POST ${PATHS.telegramMiniApp}`]: {
    init_data: "auth_date=1772614800&user=%7B%22id%22%3A42%7D&hash=…",
    contact: "auth_date=1772614805&contact=%7B%22user_id%22%3A42%2C%22phone_number%22%3A%2279161234567%22%7D&hash=…",
  },
  [`POST ${PATHS.whatsappCheck}`]: code,
  [`POST ${PATHS.logout}`]: { everywhere: false },
  [`POST ${PATHS.user}`]: { name: "Анна", email: "anna@example.com", birth: "08.03.1990" },
  [`POST ${PATHS.favorites}`]: { favorites: [201, 301] },
  [`POST ${PATHS.preferences}`]: { preferences: ["орехи"] },
  [`POST ${PATHS.notifications}`]: { ids: ["71"] },
  [`POST ${PATHS.addresses}`]: {
    data: { AddressLine: "Соборная, 3", apartment: "12", name: "Дом", coordinates: [37.6, 55.75] },
  },
  [`POST ${PATHS.wheelSpin}`]: {},

  [`POST ${PATHS.autoapply}`]: {
    cart_items: { "301": { product: { id: 301 }, quantity: 2 } },
    delivery_type: "local_pickup",
    take_date: "05.03.2026",
    time_from: "19:30",
    meta_data: [10],
  },
  [`POST ${PATHS.shopOrders}`]: {
    warehouse_id: 10,
    payment_method: "cod",
    billing: { first_name: "Анна", ...phone },
    shipping: { address_1: "Соборная, 3", address_2: "12" },
    shipping_lines: [{ method_id: "flat_rate" }],
    coordinates: [37.6, 55.75],
    line_items: [{ product_id: 201, variation_id: 2012, quantity: 1 }],
  },
  [`PUT ${PATHS.shopOrders}/:id`]: { status: "cooking" },
  [`POST ${PATHS.shopOrders}/:id/refunds`]: { amount: "350.00", reason: "Пицца приехала холодной" },
  [`PUT ${PATHS.shopProducts}/:id`]: { regular_price: "490.00", stock_status: "outofstock" },
  [`PUT ${PATHS.shopProducts}/:id/variations/:variationId`]: { warehouse_id: 10, stock_quantity: 5 },
  [`POST ${PATHS.shopOrders}/batch`]: { update: [{ id: 1001, status: "cooking" }] },
  [`POST ${PATHS.shopProducts}/batch`]: { update: [{ id: 101, stock_status: "outofstock" }] },
  [`POST ${PATHS.shopProducts}/:id/variations/batch`]: { update: [{ id: 2012, regular_price: "750.00" }] },
  [`POST ${PATHS.shopCoupons}/batch`]: { update: [{ id: 701, usage_limit: 100 }], delete: [702] },
  [`POST ${PATHS.shopCoupons}`]: { code: "SUP10", discount_type: "percent", amount: "10", minimum_amount: "1000" },
  [`PUT ${PATHS.shopCoupons}/:id`]: { usage_limit: 100 },
  ...boardExamples,
  ...importExamples,
  ...guestExamples,
  ...staffExamples,
  ...menuExamples,
  ...guideExamples,
  ...inboxExamples,
  [`POST ${OFFICE_PATHS.session}`]: { login: "anna", password: "correct horse battery" },
  [`POST ${OFFICE_PATHS.deviceCodes}`]: { branch_id: 10 },
  [`POST ${OFFICE_PATHS.enrolment}`]: { code: "7KQM-3XZA", name: "Касса" },
  [`POST ${OFFICE_PATHS.deviceState}`]: { sound: true, wake_lock: true, visible: true, version: "5f2c1a" },
  [`POST ${OFFICE_PATHS.pin}`]: { staff_id: 4, pin: "2580" },
  [`POST ${OFFICE_PATHS.pinConfirm}`]: { pin: "2580" },
  [`PUT ${OFFICE_PATHS.ownPin}`]: { password: "correct horse battery", pin: "2580" },
  [`POST ${OFFICE_PATHS.orders}/:id/acknowledge`]: { at: "2026-03-04T09:00:05.000Z" },
  [`POST ${OFFICE_PATHS.acknowledgements}`]: { orders: [{ id: 1001, at: "2026-03-04T09:00:05.000Z" }] },
  [`POST ${OFFICE_PATHS.practiceOrders}`]: { branch_id: 10 },
  [`POST ${OFFICE_PATHS.push}`]: {
    endpoint,
    keys: { p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA", auth: "tBHItJI5svbpez7KI4CCXg" },
  },
  [`DELETE ${OFFICE_PATHS.push}`]: { endpoint },
  [`POST ${OFFICE_PATHS.pushTest}`]: { endpoint },
  [`PUT ${OFFICE_PATHS.branches}/:id/board`]: {
    unanswered_after_minutes: 3,
    unanswered_action: "ring",
    auto_confirm: [{ days: [5, 6], from: "22:00", to: "02:00" }],
    capacity: { orders: 12, dishes: 40, money: null },
  },
  [`POST ${OFFICE_PATHS.stops}`]: {
    branch_id: 10,
    target: { kind: "product", id: 301 },
    until: "business-day",
    reason: "Нет заварки",
  },
  [`PUT ${OFFICE_PATHS.branches}/:id/overrides`]: {
    telegram_chats: ["-1001234567890"],
    alert_phones: ["+79161234567"],
    mail_addresses: [],
    payment_account: null,
  },
  [`PUT ${OFFICE_PATHS.branches}/:id/pace`]: { extra_minutes: 20, express: false, until: null },
  [`PUT ${OFFICE_PATHS.branches}/:id/pause`]: { message: "Санитарный час", until: null },
  [`POST ${OFFICE_PATHS.stock}`]: { branch_id: 10, product_id: 301, change: -2, reason: "Разбилась банка" },
};
