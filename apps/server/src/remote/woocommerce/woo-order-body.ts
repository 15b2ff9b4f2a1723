import {
  checkoutRequestFromWire,
  choicesToMeta,
  DEFAULT_LANGUAGE,
  type LanguageCode,
  type OrderView,
  orderDetailsFromWire,
  orderViewToWire,
  type ShopSettings,
  type WireOrderRequest,
  wooMoney,
} from "@skatert/contract";
import { addMoney, money, type PaymentMethod, type Quote, subtractMoney, zero } from "@skatert/domain";
import { priceText } from "../../shop/price-text.ts";
import { textsIn } from "../../texts/texts.ts";

/**
 * The field of a WooCommerce order with our own data: the order as its owner sees it, and the attempt that created it.
 */
export const orderMeta = "_skatert_order";
export const attemptMeta = "_skatert_attempt";

/** Digests of an Idempotency-Key and of its order. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

export interface DecidedOrder {
  readonly request: WireOrderRequest;
  readonly quote: Quote;
  /** E.164. */
  readonly phone: string;
  readonly method: PaymentMethod;
  readonly attempt: Attempt;
  /** The caller's number at the host; null: a guest. */
  readonly customerId: number | null;
  /** The pickup point, restaurant or branch that hands the order over; null: the shop names none. */
  readonly place: string | null;
  /** The note is in the shop's main language, as the notices of an own shop are. */
  readonly settings: Pick<ShopSettings, "languages" | "currency">;
}

/** Body of `POST wc/v3/orders` for an order that our rules have decided; its parts sum to the quote's total. */
export function wooOrderBody(order: DecidedOrder): Readonly<Record<string, unknown>> {
  const { request, quote, method } = order;
  const t = textsIn(languageOf(order));
  const details = orderDetailsFromWire(request);
  const shipping = sumOf(quote.adjustments.filter(({ kind }) => kind === "delivery" || kind === "express"));
  const lines = quote.lines.reduce((sum, { total }) => addMoney(sum, total), zero);
  const rest = subtractMoney(quote.total, addMoney(lines, shipping));
  const person = {
    first_name: details.customer.name,
    phone: order.phone,
    ...(details.customer.email === null ? {} : { email: details.customer.email }),
    address_1: details.address?.line ?? "",
    address_2: details.address?.apartment ?? "",
  };
  return {
    status: method.online ? "pending" : "processing",
    set_paid: false,
    customer_id: order.customerId ?? 0,
    payment_method: method.id,
    payment_method_title: method.name,
    customer_note: noteOf(order),
    billing: person,
    shipping: person,
    line_items: quote.lines.map((line) => ({
      product_id: line.productId,
      ...(line.variationId === null ? {} : { variation_id: line.variationId }),
      quantity: line.quantity,
      subtotal: wooMoney(line.total),
      total: wooMoney(line.total),
      meta_data: [
        ...choicesToMeta(line),
        ...(line.note === undefined ? [] : [{ key: t("notice.dishNote"), value: line.note }]),
      ],
    })),
    shipping_lines: [
      {
        method_id: request.delivery_type,
        method_title: order.place ?? request.delivery_type,
        total: wooMoney(shipping),
      },
    ],
    fee_lines: rest === zero ? [] : [{ name: "Скидки", total: wooMoney(rest), tax_status: "none" }],
    meta_data: [
      { key: attemptMeta, value: `${order.attempt.key}.${order.attempt.body}` },
      { key: orderMeta, value: JSON.stringify(orderViewToWire(viewOf(order))) },
    ],
  };
}

/**
 * The comment, and what WooCommerce has no field for. It shows this note with the order and in its e-mails, but not the
 * fields of our own data: without it the restaurant would not know for when to cook.
 */
function noteOf({ request, quote, settings }: DecidedOrder): string {
  const { comment, address, changeFrom, people, seats } = orderDetailsFromWire(request);
  const { entrance = "", floor = "", number = "", comment: way = "" } = address ?? {};
  const language = languageOf({ settings });
  const t = textsIn(language);
  const time = [request.time_from, request.time_to].filter(Boolean).join("–");
  const labelled = (key: LabelKey, value: string | number | null) => (value ? `${t(key)}: ${value}` : "");
  const lines = [
    comment,
    time === "" ? "" : [request.take_date, time].filter(Boolean).join(", "),
    quote.adjustments.some(({ kind }) => kind === "express") ? t("notice.express") : "",
    labelled("notice.entrance", entrance),
    labelled("notice.floor", floor),
    labelled("notice.intercom", number),
    labelled("notice.comment", way),
    labelled("notice.seats", seats),
    labelled("notice.people", people),
    changeFrom === null ? "" : t("notice.changeFrom", { price: priceText(changeFrom, settings.currency, language) }),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function languageOf({ settings }: Pick<DecidedOrder, "settings">): LanguageCode {
  return settings.languages[0]?.code ?? DEFAULT_LANGUAGE;
}

type LabelKey = `notice.${"entrance" | "floor" | "intercom" | "comment" | "seats" | "people"}`;

function sumOf(steps: Quote["adjustments"]) {
  return steps.reduce((sum, { amount }) => addMoney(sum, amount), money(0));
}

/** The data that the host does not have; number, stage and payment are added when the order is shown. */
function viewOf({ request, quote, method, place }: DecidedOrder): OrderView {
  const details = orderDetailsFromWire(request);
  const wanted = checkoutRequestFromWire(request);
  return {
    id: 0,
    number: "",
    stage: "accepted",
    stages: [],
    lines: quote.lines,
    adjustments: quote.adjustments,
    total: quote.total,
    payment: {
      method: method.id,
      name: method.name,
      online: method.online,
      paid: false,
      redirectUrl: null,
      changeFrom: details.changeFrom,
    },
    delivery: {
      method: wanted.method,
      warehouseId: wanted.warehouseId,
      zoneId: quote.zoneId,
      address: details.address?.line ?? null,
      apartment: details.address?.apartment || null,
      coordinates: wanted.coordinates,
      placeName: place,
      pickupLocationId: details.pickupLocationId,
      restaurantId: details.restaurantId,
      seats: details.seats,
      people: details.people,
      express: wanted.express,
      takeDate: request.take_date ?? null,
      timeFrom: request.time_from ?? null,
      timeTo: details.timeTo,
      comment: details.comment === "" ? null : details.comment,
    },
    canCancel: false,
    canPay: false,
  };
}
