import type { PlacesShop } from "@skatert/contract";
import {
  type DeliveryMethod,
  fulfilmentOf,
  type PaymentMethod,
  type PaymentPolicy,
  paymentMethodsFor,
  type WarehouseId,
  type ZoneId,
} from "@skatert/domain";
import type { PaymentForm } from "./payment-form.ts";

type Shop = Pick<PlacesShop, "locations" | "zones" | "conditions" | "shippingMethods" | "payments">;

/** A way to receive an order at a branch, and the zone of a delivery. */
export interface PaymentPlace {
  readonly method: DeliveryMethod;
  readonly warehouseId: WarehouseId;
  /** Null: no delivery, or the branch has no zone. */
  readonly zoneId: ZoneId | null;
}

/** The rules of the form as the shop reads them. `online`: what this server can take online. */
export function policyOfForm(form: PaymentForm, shop: Shop, online: readonly string[]): PaymentPolicy {
  return {
    methods: form.ways.filter(({ id, isOnline }) => !isOnline || online.includes(id)).map(methodOf),
    filteredByLocation: form.ways.some(({ branches }) => branches !== null),
    useZoneMethods: form.isByZone,
    byZone: form.byZone,
    byDeliveryService: shop.payments.byDeliveryService,
  };
}

function methodOf({ id, names, isOn, isOnline, methods, branches }: PaymentForm["ways"][number]): PaymentMethod {
  return {
    ...{ id, name: names[""] ?? "", enabled: isOn, online: isOnline },
    methods: (methods ?? []).filter(isDeliveryMethod),
    warehouseIds: branches ?? [],
  };
}

const METHODS: readonly DeliveryMethod[] = ["flat_rate", "local_pickup", "wcso_booking", "restaurants"];

function isDeliveryMethod(text: string): text is DeliveryMethod {
  return METHODS.some((each) => each === text);
}

/** The ways to receive of the shop, each once, with the name that guests read. */
export function waysToReceive({ shippingMethods }: Pick<Shop, "shippingMethods">) {
  return shippingMethods.filter(({ type }, at) => shippingMethods.findIndex((other) => other.type === type) === at);
}

/** Branches that give out orders in this way. */
export function branchesOf(shop: Shop, method: DeliveryMethod): readonly WarehouseId[] {
  const known = shop.locations.flatMap(({ warehouseIds }) => warehouseIds);
  if (fulfilmentOf(method) === "delivery") return known.filter((id) => zonesOf(shop, id).length > 0);
  const points = shop.shippingMethods
    .filter(({ type }) => type === method)
    .flatMap(({ pickupLocations, restaurants }) => [...pickupLocations, ...restaurants]);
  return known.filter((id) => points.some(({ warehouseId }) => warehouseId === id));
}

/** Zones that a branch delivers to. */
export function zonesOf({ zones, conditions }: Shop, branch: WarehouseId): Shop["zones"] {
  return zones.filter(({ id }) =>
    conditions.some(({ zoneId, warehouseId }) => zoneId === id && (warehouseId === null || warehouseId === branch)),
  );
}

/** Every place where a guest can order. */
export function paymentPlaces(shop: Shop): readonly PaymentPlace[] {
  return waysToReceive(shop).flatMap(({ type: method }) =>
    branchesOf(shop, method).flatMap((warehouseId): readonly PaymentPlace[] =>
      fulfilmentOf(method) === "delivery"
        ? zonesOf(shop, warehouseId).map(({ id }) => ({ method, warehouseId, zoneId: id }))
        : [{ method, warehouseId, zoneId: null }],
    ),
  );
}

/** Places where a guest would find no way to pay, and so cannot order (EDIT-4). */
export function paymentGaps(shop: Shop, policy: PaymentPolicy): readonly PaymentPlace[] {
  return paymentPlaces(shop).filter((place) => paymentMethodsFor(policy, place).length === 0);
}
