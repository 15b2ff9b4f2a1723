import { OFFICE_PATHS, PROMOTION_CALLS } from "@skatert/contract";

const patch = {
  set: { menus: { name: "Борщ со сметаной" }, catalog: { price: 320 }, "catalog.en": { name: "Borscht" } },
  unset: { catalog: ["sale_price"] },
};

/** Example bodies of the calls about the menu, the draft and the history, by method and path of the route. */
export const menuExamples: Readonly<Record<string, unknown>> = {
  [`PATCH ${OFFICE_PATHS.products}/:id`]: patch,
  [`PATCH ${OFFICE_PATHS.products}`]: {
    rows: [
      { id: "101", etag: '"4Kx1bQm0s3u9V2yWc7Zt1A"', set: { catalog: { price: 320, regular_price: 320 } } },
      { id: "201", etag: '"b7Tq0Lr5n8x2Jd4Hs6Gp9w"', sizes: { catalog: { "2011": { price: 550 } } } },
    ],
  },
  [`POST ${OFFICE_PATHS.products}`]: {
    facets: { catalog: { name: "Уха", slug: "uha", price: 350, in_stock: true, categories: [1] } },
  },
  [`PATCH ${OFFICE_PATHS.categories}/:id`]: { set: { catalog: { products: ["102", "101"] } } },
  [`POST ${OFFICE_PATHS.categories}`]: { facets: { catalog: { name: "Супы", slug: "supy", parent: 0, products: [] } } },
  [`PATCH ${OFFICE_PATHS.coupons}/:id`]: { set: { "coupons#codes": { amount: "15.00" } } },
  [`POST ${OFFICE_PATHS.coupons}`]: {
    facets: {
      "coupons#auto": { code: "Обед", discount_type: "percent", amount: 15, coupon_avaible_day_hour_from: 12 },
    },
  },
  [`POST ${OFFICE_PATHS.promotionCodes}`]: { coupon_id: 701, count: 200, prefix: "LETO-" },
  [`POST ${OFFICE_PATHS.dryRuns}`]: {
    coupon: { id: 702, code: "Обед", discount_type: "percent", amount: 15 },
    from: "2026-03-01",
    to: "2026-03-31",
  },
  [`POST ${PROMOTION_CALLS.whyNot}`]: {
    phone: "+7 916 123-45-67",
    cart: {
      delivery_type: "local_pickup",
      warehouse_id: 10,
      lines: [{ product_id: 301, quantity: 2 }],
      coupons: [702],
    },
  },
  [`PATCH ${OFFICE_PATHS.branches}/:id`]: { set: { "settings#locations": { phone: "+7 900 000-00-00" } } },
  [`POST ${OFFICE_PATHS.branches}`]: {
    facets: {
      "settings#locations": {
        name: "Порт",
        address: "Портовая улица, 3",
        coord: "55.71,37.64",
        phone: "+7 900 000-00-00",
      },
      "settings#delivery_work_time": { week: { "1": { from: "10:00", to: "22:00" } }, cooking_time_in_minutes: 30 },
      "settings#pickup_locations": {
        local_pickup: [{ name: "Порт", address: "Портовая улица, 3", coord: "55.71,37.64" }],
      },
    },
  },
  [`PATCH ${OFFICE_PATHS.zones}/:id`]: {
    value: { "settings#conditions": [{ zone_id: "centre", delivery_price: 150, free_from: 1500, minimum: 500 }] },
  },
  [`POST ${OFFICE_PATHS.zones}`]: {
    id: "north",
    facets: {
      "settings#features": {
        type: "Feature",
        id: 7,
        properties: { description: "Север. ID:north" },
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [37.5, 55.8],
              [37.6, 55.8],
              [37.6, 55.9],
              [37.5, 55.8],
            ],
          ],
        },
      },
    },
  },
  [`PATCH ${OFFICE_PATHS.settings}/:id`]: { set: { settings: { title: "Малый стол" } } },
  [`PATCH ${OFFICE_PATHS.content}/:document/:id`]: { set: { pages: { title: "О нас" } } },
  [`POST ${OFFICE_PATHS.content}/:document`]: { facets: { pages: { slug: "o-nas", title: "О нас", content: "" } } },
  [`PATCH ${OFFICE_PATHS.menuOrder}`]: { categories: ["2", "1", "9"] },
  [`PATCH ${OFFICE_PATHS.contentOrder}/:document`]: { ids: ["banners/2", "banners/1"] },
  [`PATCH ${OFFICE_PATHS.releases}/:id`]: { at: "2026-03-05T06:00:00.000Z" },
  [`POST ${OFFICE_PATHS.history}/:id/undo`]: { password: "correct horse battery" },
  [`POST ${OFFICE_PATHS.publish}`]: { at: "2026-03-05T06:00:00.000Z" },
};
