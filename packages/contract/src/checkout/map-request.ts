import {
  type CheckoutRequest,
  type Choice,
  type Coordinates,
  flatCounts,
  type IfMissing,
  type LineRequest,
  type Money,
  mergeSupplements,
  moneyToRoubles,
} from "@skatert/domain";
import { cleanText, oneLine } from "../fields/clean-text.ts";
import { readId, readMoney, readMoneyOrZero, readText, readTextOrNull } from "../fields/read.ts";
import { lonLatOf, readLonLat } from "../fields/read-place.ts";
import { takeTimeFields, takeTimeOf } from "../schedule/take-time.ts";
import type {
  WireChoice,
  WireInnerChoice,
  WireOrderRequest,
  WireQuoteRequest,
  WireRequestLine,
} from "./request-schemas.ts";

export interface DeliveryAddress {
  readonly line: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly number: string;
  readonly comment: string;
}

/** The handover data that do not affect the price; stored with the order. */
export interface HandoverDetails {
  readonly address: DeliveryAddress | null;
  readonly pickupLocationId: number | null;
  readonly restaurantId: number | null;
  readonly seats: number | null;
  readonly people: number;
  /** End of the requested slot as sent, "HH:MM". */
  readonly timeTo: string | null;
}

/** The fields that an order adds to a quote. `phone` as typed: the server converts it to E.164. */
export interface OrderDetails extends HandoverDetails {
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string | null };
  readonly paymentMethod: string;
  readonly comment: string;
  /** The banknote for which the courier brings change. */
  readonly changeFrom: Money | null;
  /** The guest's choice for a dish that is missing. Absent: not asked. */
  readonly ifMissing?: IfMissing;
  readonly expectedTotal: Money;
}

/** A checked body as input of the rules (`quoteOrder`). */
export function checkoutRequestFromWire(wire: WireQuoteRequest | WireOrderRequest): CheckoutRequest {
  return {
    method: wire.delivery_type,
    warehouseId: wire.warehouse_id,
    zoneId: readTextOrNull(wire.zone_id),
    coordinates: readLonLat(wire.coordinates),
    express: wire.express ?? false,
    takeTime: takeTimeOf(wire.take_date, wire.time_from),
    lines: wire.lines.map(requestLineFromWire),
    couponIds: [...new Set(wire.coupons ?? [])],
    gift: giftFromWire(wire.gift),
    promoCode: readTextOrNull(wire.promo_code),
    bonusPoints: wire.bonuses ?? 0,
    paymentMethod: readTextOrNull(wire.payment_method),
  };
}

/** A line of a cart as an order sends it, and as the host of a group order does. */
export function requestLineToWire(line: LineRequest) {
  const { productId, variationId, quantity, supplements, choices, note, person } = line;
  return {
    product_id: productId,
    variation_id: variationId,
    quantity,
    supplements: supplements.map(({ id, count }) => ({ id, count })),
    ...(choices === undefined ? {} : { choices: choices.map(choiceToWire) }),
    ...(note === undefined ? {} : { note }),
    ...(person === undefined ? {} : { person }),
  };
}

export function requestLineFromWire(wire: WireRequestLine): LineRequest {
  return {
    productId: wire.product_id,
    variationId: readId(wire.variation_id),
    quantity: wire.quantity,
    ...chosenFromWire(wire),
    ...noteFromWire(wire.note),
    ...personFromWire(wire.person),
  };
}

/** What is chosen for a dish. Choices alone also name the supplements, for hosts and counts that know no groups. */
export function chosenFromWire({ supplements, choices }: Chosen): Pick<LineRequest, "supplements" | "choices"> {
  const flat = (supplements ?? []).map(({ id, count }) => ({ id, count }));
  if (!choices) return { supplements: flat };
  const inGroups = choices.map(choiceFromWire);
  return { supplements: supplements ? flat : mergeSupplements(flatCounts(inGroups)), choices: inGroups };
}

type Chosen = Pick<WireRequestLine, "supplements" | "choices">;

function choiceFromWire(wire: WireChoice): Choice {
  const { choices } = wire;
  return { ...innerFromWire(wire), ...(choices ? { choices: choices.map(innerFromWire) } : {}) };
}

function innerFromWire({ group_id, id, count, variation_id }: WireInnerChoice): Choice {
  return { groupId: group_id, id, count, variationId: readId(variation_id) };
}

function choiceToWire({ groupId, id, count, variationId, choices }: Choice): WireChoice {
  const wire = { group_id: groupId, id, count, ...(variationId === null ? {} : { variation_id: variationId }) };
  return choices === undefined ? wire : { ...wire, choices: choices.map(choiceToWire) };
}

/** A guest's wish on one line, without marks that cannot be seen; left out if nothing of it can be seen (MENU-15). */
export function noteFromWire(wire: WireRequestLine["note"]): Pick<LineRequest, "note"> {
  const note = oneLine(readText(wire));
  return note === "" ? {} : { note };
}

/** A name on one line, or null. */
function personFromWire(wire: WireRequestLine["person"]): Pick<LineRequest, "person"> {
  const person = oneLine(readText(wire));
  return person === "" ? {} : { person };
}

function giftFromWire(wire: WireQuoteRequest["gift"]): CheckoutRequest["gift"] {
  if (!wire) return null;
  return { couponId: wire.coupon_id, productId: wire.product_id, variationId: readId(wire.variation_id) };
}

export function handoverDetailsFromWire(wire: WireQuoteRequest | WireOrderRequest): HandoverDetails {
  return {
    address: addressFromWire(wire.address),
    pickupLocationId: wire.pickup_location_id ?? null,
    restaurantId: wire.restaurant_id ?? null,
    seats: wire.seats ?? null,
    people: wire.people ?? 1,
    timeTo: wire.time_to ?? null,
  };
}

export function orderDetailsFromWire(wire: WireOrderRequest): OrderDetails {
  return {
    ...handoverDetailsFromWire(wire),
    customer: {
      name: oneLine(wire.customer.name),
      phone: wire.customer.phone.trim(),
      email: readTextOrNull(wire.customer.email),
    },
    paymentMethod: wire.payment_method,
    comment: cleanText(readText(wire.comment)),
    changeFrom: readMoney(wire.change_from),
    ...(wire.if_missing ? { ifMissing: wire.if_missing } : {}),
    expectedTotal: readMoneyOrZero(wire.expected_total),
  };
}

function addressFromWire(wire: WireQuoteRequest["address"]): DeliveryAddress | null {
  const fields = typeof wire === "string" ? { AddressLine: wire } : wire;
  const line = oneLine(fields?.AddressLine ?? "");
  if (!fields || line === "") return null;
  return {
    line,
    apartment: oneLine(readText(fields["apartment"])),
    entrance: oneLine(readText(fields["entrance"])),
    floor: oneLine(readText(fields["floor"])),
    number: oneLine(readText(fields["number"])),
    comment: cleanText(readText(fields["comment"])),
  };
}

/** The body of `checkout/quote`; `checkoutRequestFromWire` and `handoverDetailsFromWire` parse it. */
export function quoteRequestToWire(request: CheckoutRequest, details: Partial<HandoverDetails> = {}): WireQuoteRequest {
  return {
    delivery_type: request.method,
    warehouse_id: request.warehouseId,
    zone_id: request.zoneId,
    coordinates: coordinatesToWire(request.coordinates),
    express: request.express,
    ...takeTimeFields(request.takeTime),
    lines: request.lines.map(requestLineToWire),
    coupons: [...request.couponIds],
    gift: request.gift && {
      coupon_id: request.gift.couponId,
      product_id: request.gift.productId,
      variation_id: request.gift.variationId,
    },
    promo_code: request.promoCode,
    bonuses: request.bonusPoints,
    payment_method: request.paymentMethod,
    ...handoverToWire(details),
  };
}

function handoverToWire(details: Partial<HandoverDetails>) {
  const { address, pickupLocationId, restaurantId, seats, people, timeTo } = details;
  return {
    address: address
      ? {
          AddressLine: address.line,
          apartment: address.apartment,
          entrance: address.entrance,
          floor: address.floor,
          number: address.number,
          comment: address.comment,
        }
      : null,
    pickup_location_id: pickupLocationId ?? null,
    restaurant_id: restaurantId ?? null,
    seats: seats ?? null,
    people: people ?? 1,
    time_to: timeTo ?? null,
  };
}

function coordinatesToWire(place: Coordinates | null): [number, number] | null {
  return place === null ? null : lonLatOf(place);
}

/** The body of `checkout/order`. Placing the order implies the shopper's consent. */
export function orderRequestToWire(request: CheckoutRequest, details: OrderDetails): WireOrderRequest {
  return {
    ...quoteRequestToWire(request, details),
    customer: details.customer,
    payment_method: details.paymentMethod,
    comment: details.comment,
    change_from: details.changeFrom === null ? null : moneyToRoubles(details.changeFrom),
    ...(details.ifMissing === undefined ? {} : { if_missing: details.ifMissing }),
    consent: true,
    expected_total: moneyToRoubles(details.expectedTotal),
  };
}
