import { PATHS } from "@skatert/contract";

const booking = {
  restaurant_id: 41,
  place_name: "Большой зал",
  address: "Соборная, 3",
  date: "05.03.2026",
  time_from: "19:30",
  time_to: "21:30",
  seats: 4,
};
const request = {
  id: 101,
  number: "101",
  key: "the key of the request's link",
  kind: "booking",
  state: "new",
  date: "2026-03-04T09:12:00.000Z",
  name: "Анна",
  comment: "У окна",
  product: null,
  booking,
  can_cancel: true,
};
const rating = {
  can_rate: false,
  reason: "already-rated",
  rating: {
    stars: 5,
    comment: "Приехало горячим",
    tags: ["tasty"],
    dishes: [{ product_id: 201, stars: 5 }],
    date: "2026-03-04T18:40:00.000Z",
  },
  dishes: [{ product_id: 201, name: "Пицца «Маргарита»" }],
  shown: true,
};
const tip = {
  id: "0f8c1d52-6a0e-4d7b-9c3f-2f6d1b7a9e10",
  recipient: "courier",
  amount: 100,
  state: "paid",
  date: "2026-03-04T18:45:00.000Z",
};
const places = {
  source: "shop",
  addresses: [{ text: "Соборная, 3", note: "", house: "3", coordinates: [37.6, 55.75], ref: null }],
};

/** Example answers of calls that exist only in this shop's API, by method, path and status. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  [`GET ${PATHS.stopList} 200`]: {
    revision: "7f3a",
    products: [{ product_id: 301 }, { product_id: 201, variation_id: 2012 }],
  },
  [`POST ${PATHS.requests} 201`]: request,
  [`GET ${PATHS.requests}/:id 200`]: request,
  [`POST ${PATHS.requests}/:id/cancel 200`]: { ...request, state: "cancelled", can_cancel: false },
  [`GET ${PATHS.bookingTimes} 200`]: {
    restaurant_id: 41,
    seats: 24,
    days: 14,
    times: [
      { date: "05.03.2026", time: "19:00", to: "21:00", free: 8 },
      { date: "06.03.2026", time: "00:30", to: "02:30", free: 2 },
    ],
  },
  [`GET ${PATHS.orders}/:id/rating 200`]: rating,
  [`POST ${PATHS.orders}/:id/rating 200`]: rating,
  [`GET ${PATHS.orders}/:id/tips 200`]: {
    can_tip: true,
    recipients: ["courier", "kitchen"],
    sums: [50, 100, 200],
    min: 30,
    max: 5000,
    until: "2026-03-11T18:38:00.000Z",
    tips: [tip],
  },
  [`POST ${PATHS.orders}/:id/tips 201`]: { ...tip, state: "created", pay_url: `/sandbox-payments/${tip.id}` },
  [`GET ${PATHS.dishRatings} 200`]: { ratings: [{ product_id: 201, average: 4.7, count: 38 }] },
  [`GET ${PATHS.dishRatings}/:id 200`]: {
    average: 4.7,
    count: 38,
    pages: 1,
    reviews: [{ id: 12, stars: 5, name: "Анна", comment: "Приехало горячим", date: "2026-03-04T18:40:00.000Z" }],
  },
  [`GET ${PATHS.geoSuggest} 200`]: places,
  [`GET ${PATHS.geoGeocode} 200`]: places,
  [`GET ${PATHS.geoReverse} 200`]: places,
  [`GET ${PATHS.pushKey} 200`]: {
    public_key: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  },
  [`POST ${PATHS.pushSubscriptions} 200`]: { subscribed: true },
};
