/** What becomes of the members that WooCommerce documents for a body. `docs/integrate.md` has these rows as a table. */
export interface WooBodyMembers {
  readonly body: string;
  readonly kept: readonly string[];
  /** Accepted as it is in the answer of a GET, because clients send that back. Any other value is refused. */
  readonly unchanged: readonly string[];
  /** Members that the shop lacks, with WooCommerce's default: only that or an empty value is accepted. */
  readonly refused: Readonly<Record<string, unknown>>;
  /** Without effect: computed by the shop, as WooCommerce ignores what only it may write. */
  readonly ignored: readonly string[];
}

const DATES = ["date_created", "date_created_gmt", "date_modified", "date_modified_gmt"];

const SALE_DATES = {
  date_on_sale_from: null,
  date_on_sale_from_gmt: null,
  date_on_sale_to: null,
  date_on_sale_to_gmt: null,
};

const GOODS = {
  virtual: false,
  downloadable: false,
  downloads: [],
  download_limit: -1,
  download_expiry: -1,
  tax_status: "taxable",
  tax_class: "",
  backorders: "no",
  low_stock_amount: null,
  weight: "",
  dimensions: {},
  shipping_class: "",
  menu_order: 0,
  global_unique_id: "",
  cost_of_goods_sold: {},
  ...SALE_DATES,
};

const COMPUTED_OF_GOODS = [
  ...["id", ...DATES, "permalink", "on_sale", "purchasable", "backorders_allowed", "backordered"],
  ...["shipping_class_id", "_links"],
];

const STOCK_AND_PRICE = [
  ...["regular_price", "sale_price", "price", "status", "manage_stock", "stock_quantity", "stock_status"],
];

const PRODUCT: WooBodyMembers = {
  body: "`PUT wc/v3/products/{id}`",
  kept: ["name", "description", ...STOCK_AND_PRICE],
  unchanged: ["slug", "type", "short_description", "sku", "categories", "images", "attributes", "meta_data"],
  refused: {
    ...GOODS,
    featured: false,
    catalog_visibility: "visible",
    external_url: "",
    button_text: "",
    sold_individually: false,
    reviews_allowed: true,
    upsell_ids: [],
    cross_sell_ids: [],
    parent_id: 0,
    purchase_note: "",
    tags: [],
    brands: [],
    default_attributes: [],
    grouped_products: [],
    post_password: "",
  },
  ignored: [
    ...COMPUTED_OF_GOODS,
    ...["price_html", "total_sales", "shipping_required", "shipping_taxable", "average_rating"],
    ...["rating_count", "related_ids", "variations", "has_options"],
  ],
};

const VARIATION: WooBodyMembers = {
  body: "`PUT wc/v3/products/{id}/variations/{id}`",
  kept: STOCK_AND_PRICE,
  unchanged: ["description", "sku", "attributes", "meta_data"],
  refused: { ...GOODS, image: null },
  ignored: [...COMPUTED_OF_GOODS, "name", "type", "parent_id"],
};

const COMPUTED_OF_ORDERS = [
  ...["id", "number", "order_key", "created_via", "version", ...DATES, "discount_total", "discount_tax"],
  ...["shipping_total", "shipping_tax", "cart_tax", "total", "total_tax", "prices_include_tax"],
  ...["customer_ip_address", "customer_user_agent", "date_paid", "date_paid_gmt", "date_completed"],
  ...["date_completed_gmt", "cart_hash", "tax_lines", "refunds", "payment_url", "is_editable", "needs_payment"],
  ...["needs_processing", "currency_symbol", "_links"],
];

const ORDER_LACKS = { parent_id: 0, transaction_id: "", fee_lines: [], set_paid: false, currency: "RUB" };

const NEW_ORDER: WooBodyMembers = {
  body: "`POST wc/v3/orders`",
  kept: [
    ...["payment_method", "billing", "shipping", "customer_id", "customer_note", "line_items", "shipping_lines"],
    ...["coupon_lines", "meta_data"],
  ],
  unchanged: [],
  refused: { ...ORDER_LACKS, "line_items.tax_class": "" },
  ignored: [
    ...[...COMPUTED_OF_ORDERS, "payment_method_title", "status"],
    ...["line_items.name", "line_items.subtotal", "line_items.total", "line_items.taxes"],
    ...["shipping_lines.method_title", "shipping_lines.total"],
    ...["billing", "shipping"].flatMap((person) =>
      ["company", "state", "postcode", "country"].map((name) => `${person}.${name}`),
    ),
  ],
};

const ORDER: WooBodyMembers = {
  body: "`PUT wc/v3/orders/{id}`",
  kept: ["status"],
  unchanged: [
    ...["billing", "shipping", "customer_id", "customer_note", "payment_method", "line_items", "shipping_lines"],
    ...["coupon_lines", "meta_data"],
  ],
  refused: ORDER_LACKS,
  ignored: [...COMPUTED_OF_ORDERS, "payment_method_title"],
};

const COUPON: WooBodyMembers = {
  body: "`POST wc/v3/coupons`, `PUT wc/v3/coupons/{id}`",
  kept: [
    ...["code", "amount", "discount_type", "description", "date_expires", "product_ids", "usage_limit"],
    ...["usage_limit_per_user", "product_categories", "excluded_product_categories", "minimum_amount"],
    ...["maximum_amount", "meta_data"],
  ],
  unchanged: ["date_expires_gmt"],
  refused: {
    individual_use: false,
    excluded_product_ids: [],
    limit_usage_to_x_items: null,
    free_shipping: false,
    exclude_sale_items: false,
    email_restrictions: [],
    status: "publish",
  },
  ignored: ["id", ...DATES, "usage_count", "used_by", "_links"],
};

export const WOO_BODIES = {
  product: PRODUCT,
  variation: VARIATION,
  newOrder: NEW_ORDER,
  order: ORDER,
  coupon: COUPON,
} as const;
