import type { WireWooOrder } from "@skatert/contract";

/** A small order in WooCommerce's shape. */
export const wireWooOrder: WireWooOrder = {
  id: 1002,
  number: "1002",
  order_key: "wc_order_1",
  status: "accepted",
  currency: "RUB",
  date_created: "2026-03-04T12:00:00",
  date_created_gmt: "2026-03-04T09:00:00",
  date_modified: "2026-03-04T12:00:00",
  date_modified_gmt: "2026-03-04T09:00:00",
  total: "200.00",
  discount_total: "0.00",
  shipping_total: "0.00",
  customer_id: 0,
  customer_note: "",
  billing: { first_name: "Анна", last_name: "", phone: "+79161234567", email: "", address_1: "", address_2: "" },
  shipping: { first_name: "Анна", last_name: "", phone: "+79161234567", email: "", address_1: "", address_2: "" },
  payment_method: "cod",
  payment_method_title: "cod",
  line_items: [],
  shipping_lines: [],
  fee_lines: [],
  coupon_lines: [],
  meta_data: [],
};
