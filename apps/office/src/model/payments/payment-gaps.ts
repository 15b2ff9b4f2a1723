import type { PlacesShop } from "@skatert/contract";
import {
  type BranchId,
  type DeliveryMethod,
  fulfilmentOf,
  type PaymentMethod,
  type PaymentPolicy,
  paymentMethodsFor,
  type ZoneId,
} from "@skatert/domain";
import type { PaymentForm } from "./payment-form.ts";

type Shop = Pick<PlacesShop, "locations" | "zones" | "conditions" | "shippingMethods" | "payments">;

/** A delivery method at a branch, with the zone for deliveries. */
export interface PaymentPlace {
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
  /** Null: not a delivery, or the branch has no zone. */
  readonly zoneId: ZoneId | null;
}

/** The form's rules in the shop's format. `online`: what this server can take online. */
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
    id,
    name: names[""] ?? "",
    enabled: isOn,
    online: isOnline,
    methods: (methods ?? []).filter(isDeliveryMethod),
    warehouseIds: branches ?? [],
  };
}

const METHODS: readonly DeliveryMethod[] = ["flat_rate", "local_pickup", "wcso_booking", "restaurants"];

function isDeliveryMethod(text: string): text is DeliveryMethod {
  return METHODS.some((each) => each === text);
}

/** The shop's delivery methods, each once, with their names for guests. */
export function waysToReceive({ shippingMethods }: Pick<Shop, "shippingMethods">) {
  return shippingMethods.filter(({ type }, at) => shippingMethods.findIndex((other) => other.type === type) === at);
}

/** Branches that offer this delivery method. */
export function branchesOf(shop: Shop, method: DeliveryMethod): readonly BranchId[] {
  const known = shop.locations.flatMap(({ warehouseIds }) => warehouseIds);
  if (fulfilmentOf(method) === "delivery") return known.filter((id) => zonesOf(shop, id).length > 0);
  const points = shop.shippingMethods
    .filter(({ type }) => type === method)
    .flatMap(({ pickupLocations, restaurants }) => [...pickupLocations, ...restaurants]);
  return known.filter((id) => points.some(({ warehouseId }) => warehouseId === id));
}

/** Zones of a branch. */
export function zonesOf({ zones, conditions }: Shop, branch: BranchId): Shop["zones"] {
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

/** Places without a payment method, where guests cannot order (EDIT-4). */
export function paymentGaps(shop: Shop, policy: PaymentPolicy): readonly PaymentPlace[] {
  return paymentPlaces(shop).filter((place) => paymentMethodsFor(policy, place).length === 0);
}
