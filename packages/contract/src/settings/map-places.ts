import type { DeliveryMethod, HallTable, PaymentMethod, PaymentPolicy, ZoneId } from "@skatert/domain";
import type * as z from "zod/mini";
import { findDeliveryMethod } from "../delivery/method.ts";
import { oneLine } from "../fields/clean-text.ts";
import { mapEach, type ReportDropped } from "../fields/drop-malformed.ts";
import {
  readEntries,
  readFlag,
  readId,
  readIds,
  readList,
  readNumber,
  readRecord,
  readText,
  readTextOrNull,
  readTexts,
} from "../fields/read.ts";
import { readLatLonText } from "../fields/read-place.ts";
import { LocationSchema, PaymentMethodSchema, PickupLocationSchema, ShippingMethodSchema } from "./schemas.ts";
import type { ShippingMethod, ShopLocation, ShopPoint } from "./types.ts";

export function locationsFromWire(list: unknown, report: ReportDropped): readonly ShopLocation[] {
  return mapEach(readList(list), "settings locations", LocationSchema, locationFromWire, report);
}

function locationFromWire(wire: z.infer<typeof LocationSchema>): ShopLocation | null {
  const id = readId(wire.term_id);
  if (id === null) return null;
  return {
    id,
    name: wire.name.trim(),
    city: readText(wire.city).trim(),
    priceFile: readTextOrNull(wire.price_file_path),
    warehouseIds: readIds(wire.warehouse_id),
    address: readText(wire["address"]),
    coordinates: readLatLonText(wire["coord"]),
    phone: readText(wire["phone"]),
    hours: readText(wire["hours"]),
  };
}

export function shippingMethodsFromWire(list: unknown, report: ReportDropped): readonly ShippingMethod[] {
  return mapEach(
    readList(list).map(withoutPoints),
    "settings shipping_methods",
    ShippingMethodSchema,
    (wire) => ({
      id: readText(wire.id),
      name: wire.name.trim(),
      type: wire.type,
      pickupLocations: pointsFromWire(readRecord(wire["unchecked"])["pickup_locations"], report),
      restaurants: pointsFromWire(readRecord(wire["unchecked"])["restaurants"], report),
    }),
    report,
  );
}

/** Points are checked one by one, so that a malformed one does not remove its method (ENT-1). */
function withoutPoints(method: unknown): unknown {
  const { pickup_locations, restaurants, ...rest } = readRecord(method);
  return { ...rest, unchecked: { pickup_locations, restaurants } };
}

function pointsFromWire(list: unknown, report: ReportDropped): readonly ShopPoint[] {
  return mapEach(readList(list), "settings shipping_methods points", PickupLocationSchema, pointFromWire, report);
}

function pointFromWire(wire: z.infer<typeof PickupLocationSchema>): ShopPoint | null {
  const id = readId(wire.id);
  const warehouseId = readId(wire.warehouse_id);
  if (id === null || warehouseId === null) return null;
  return {
    id,
    name: readText(wire.name),
    address: readText(wire.address),
    coordinates: readLatLonText(wire.coord),
    warehouseId,
    seats: readNumber(wire.seats),
    tables: tablesFromWire(wire.tables),
  };
}

/** The tables with a number and seats; the first of two with one number. */
function tablesFromWire(wire: z.infer<typeof PickupLocationSchema>["tables"]): readonly HallTable[] {
  const tables = (Array.isArray(wire) ? wire : []).flatMap(({ number, seats }): HallTable[] => {
    const [text, count] = [oneLine(readText(number)), readNumber(seats)];
    return text === "" || count === null || count < 1 ? [] : [{ number: text, seats: Math.floor(count) }];
  });
  return [...new Map(tables.toReversed().map((table) => [table.number, table])).values()].toReversed();
}

/** Payment methods and their restrictions by branch or zone (VALID-2). */
export function paymentsFromWire(settings: Readonly<Record<string, unknown>>, report: ReportDropped): PaymentPolicy {
  const delivery = readRecord(settings["delivery"]);
  const payment = readRecord(readRecord(settings["settings"])["payment"]);
  return {
    methods: mapEach(
      readList(settings["payment_methods"]),
      "settings payment_methods",
      PaymentMethodSchema,
      paymentMethodFromWire,
      report,
    ),
    filteredByLocation: readFlag(payment["payments_filtered_by_location"]),
    useZoneMethods: readFlag(delivery["use_zones_payments_methods"]),
    byZone: zonePaymentsFromWire(delivery),
    byDeliveryService: serviceTypesOf(settings["shipping_methods"]),
  };
}

/** Payment methods per zone; `all_zones_payments_status` switches them off, all at once or by zone. */
function zonePaymentsFromWire(delivery: Readonly<Record<string, unknown>>): PaymentPolicy["byZone"] {
  const status = delivery["all_zones_payments_status"];
  const byZone = new Map(readEntries(status));
  const isOn = (zoneId: ZoneId) => readFlag(typeof status === "object" ? byZone.get(zoneId) : status, true);
  const lists = readEntries(delivery["all_zones_zone_payment_methods"]).filter(([zoneId]) => isOn(zoneId));
  return Object.fromEntries(lists.map(([zoneId, methods]) => [zoneId, readTexts(methods)]));
}

const deliveryServiceId = "delivery_service";

/**
 * Delivery types whose shipping methods all belong to an outside delivery service: by id, or marked `delivery_service`.
 */
function serviceTypesOf(value: unknown): readonly DeliveryMethod[] {
  const methods = readList(value).map(readRecord);
  const isService = (method: Readonly<Record<string, unknown>>) =>
    readText(method["id"]) === deliveryServiceId || readFlag(method["delivery_service"]);
  const types = methods.map((method) => findDeliveryMethod(method["type"])).filter((type) => type !== null);
  return [...new Set(types)].filter((type) => methods.every((each) => each["type"] !== type || isService(each)));
}

function paymentMethodFromWire(wire: z.infer<typeof PaymentMethodSchema>): PaymentMethod {
  return {
    id: wire.id,
    name: readText(wire.name),
    enabled: readFlag(wire.enabled, true),
    online: readFlag(wire.online),
    methods: readTexts(wire.shipping_methods)
      .map(findDeliveryMethod)
      .filter((method) => method !== null),
    warehouseIds: readIds(wire.warehouse_ids),
  };
}
