import { categoriesFromWire, readLatLonText, readLonLat, type ShopSettings, settingsFromWire } from "@skatert/contract";
import {
  ancestorsOf,
  boundsContain,
  boundsOfZones,
  type Catalog,
  indexCatalog,
  menuCategories,
  paymentMethodsFor,
  zoneAt,
} from "@skatert/domain";
import { branchesOf } from "../../branches/branch-rules.ts";
import { checkTerms } from "./check-terms.ts";
import { idOf, isZone, pointsOf } from "./check-zones.ts";
import { type CheckedShop, type FilePlace, type Finding, faultAt, fieldOf, placesIn, warningAt } from "./finding.ts";

/** Settings that prevent all sales although each of them is valid. */
export function checkSales(shop: CheckedShop): readonly Finding[] {
  const settings = settingsFromWire(contentOf(shop, "settings"));
  if (settings === null) return [];
  return [
    ...menuWarnings(indexCatalog(categoriesFromWire(contentOf(shop, "catalog")))),
    ...branchWarnings(shop, settings),
    ...deliveryWarnings(shop, settings),
    ...paymentWarnings(shop, settings),
    ...checkTerms(shop),
  ];
}

function contentOf({ documents }: CheckedShop, name: string) {
  return documents.find((each) => each.name === name)?.content ?? null;
}

const settingsFile = (path: string) => ({ file: "settings.json", path });
const catalogFile = { file: "catalog.json", path: "" };

function menuWarnings(menu: Catalog): readonly Finding[] {
  const shown = menuCategories(menu).filter(({ products }) => products.length > 0);
  if (shown.length === 0) return [warningAt(catalogFile, "no dish is shown: there is nothing to buy")];
  const isOnHome = shown.some((each) =>
    [each, ...ancestorsOf(each, menu.categoryById)].some(({ showOnHome }) => showOnHome),
  );
  return isOnHome ? [] : [warningAt(catalogFile, 'no category is on the home page: write "show_on_home": true in one')];
}

function branchWarnings(shop: CheckedShop, settings: ShopSettings): readonly Finding[] {
  // A pickup point or a work time alone defines a branch that no shopper can choose.
  if (settings.locations.length === 0) {
    const message = 'no branch: write one such as [{"term_id": 1, "name": "Centre", "warehouse_id": 10}]';
    return [warningAt(settingsFile("locations"), message)];
  }
  const without = settings.locations.flatMap(({ warehouseIds }, index) => (warehouseIds.length === 0 ? [index] : []));
  if (without.length === 0) return warehousesElsewhere(shop, settings);
  return without.map((index) =>
    warningAt(settingsFile(`locations[${index}].warehouse_id`), "is missing: nothing can be ordered at this branch"),
  );
}

const namingFields = [
  "shipping_methods[].pickup_locations[].warehouse_id",
  "shipping_methods[].restaurants[].warehouse_id",
  "delivery_work_time{keys}",
];

/** A pickup point or a work time defines a branch; one that no location names is usually a mistake. */
function warehousesElsewhere(shop: CheckedShop, { locations }: ShopSettings): readonly Finding[] {
  const ids = locations.flatMap(({ warehouseIds }) => warehouseIds);
  if (ids.length === 0) return [];
  return namingFields
    .flatMap((field) => placesIn(shop, "settings", field))
    .filter(({ value }) => !ids.includes(Number(value)))
    .map((place) => warningAt(place, `unknown warehouse ${String(place.value)}; locations have ${ids.join(", ")}`));
}

function deliveryWarnings(shop: CheckedShop, settings: ShopSettings): readonly Finding[] {
  const types = settings.shippingMethods.map(({ type }) => type);
  if (types.length === 0)
    return [warningAt(settingsFile("shipping_methods"), "no delivery and no pickup: nothing can be ordered")];
  const pickup = settings.shippingMethods.flatMap((method, index) =>
    method.type === "local_pickup" && method.pickupLocations.length === 0
      ? [
          warningAt(
            settingsFile(`shipping_methods[${index}].pickup_locations`),
            "no pickup point: pickup cannot be chosen",
          ),
        ]
      : [],
  );
  if (!types.includes("flat_rate")) return pickup;
  if (!placesIn(shop, "settings", "map.features[]").some(isZone))
    return [...pickup, warningAt(settingsFile("map.features"), "no delivery zone: deliveries are impossible")];
  return [
    ...pickup,
    ...zonesWithoutTerms(shop, settings),
    ...pointsOutside(shop, settings),
    ...mapElsewhere(shop, settings),
  ];
}

function zonesWithoutTerms(shop: CheckedShop, settings: ShopSettings): readonly Finding[] {
  const served = new Set(settings.conditions.map(({ zoneId }) => zoneId));
  const zones = new Set(settings.zones.map(({ id }) => id));
  // Conditions of an unknown zone are a fault, and probably belong to the zone without conditions.
  if ([...served].some((id) => !zones.has(id))) return [];
  return placesIn(shop, "settings", "map.features[]")
    .filter(isZone)
    .flatMap((zone) => {
      const id = idOf(zone.value);
      return id === null || served.has(id)
        ? []
        : [warningAt(zone, `the zone «${id}» has no entry in delivery.conditions: deliveries there are impossible`)];
    });
}

/** A zone that is left out is a fault; points outside of all zones cannot be judged then. */
function hasEveryZone(shop: CheckedShop, { zones }: ShopSettings): boolean {
  return zones.length >= placesIn(shop, "settings", "map.features[]").filter(isZone).length;
}

/** A map that starts outside the box around the zones shows none of them, as after a copy from another town's shop. */
function mapElsewhere(shop: CheckedShop, settings: ShopSettings): readonly Finding[] {
  const box = boundsOfZones(settings.zones);
  if (box === null || !hasEveryZone(shop, settings)) return [];
  return placesIn(shop, "settings", "delivery.dot_map_init.center").flatMap((place) => {
    const center = readLonLat(place.value);
    return center === null || boundsContain(box, center)
      ? []
      : [warningAt(place, "the map starts outside of every delivery zone: without dot_map_init it starts around them")];
  });
}

/** A branch outside of every zone usually has a wrong number in its point or in the zone. */
function pointsOutside(shop: CheckedShop, settings: ShopSettings): readonly Finding[] {
  if (!hasEveryZone(shop, settings)) return [];
  return pointsOf(shop).flatMap((place) => {
    const point = readLatLonText(place.value);
    const isOutside = point !== null && zoneAt(point, settings.zones) === null;
    return isOutside ? [warningAt(place, "this point is outside of every delivery zone")] : [];
  });
}

/** Online payment methods: the gateways and the practice page. */
const gateways = ["paykeeper", "yookassa", "sandbox"];

function paymentWarnings(shop: CheckedShop, settings: ShopSettings): readonly Finding[] {
  const methods = placesIn(shop, "settings", "payment_methods[]");
  const unknown = methods.flatMap((method: FilePlace) => {
    const id = fieldOf(method, "id");
    const isOnline = fieldOf(method, "online").value === true;
    return isOnline && !gateways.includes(String(id.value))
      ? [faultAt(id, `one of ${gateways.join(", ")} for a payment online, found «${String(id.value)}»`)]
      : [];
  });
  if (!settings.payments.methods.some(({ enabled }) => enabled)) {
    return [
      ...unknown,
      warningAt(
        settingsFile("payment_methods"),
        'no payment method: write one such as [{"id": "cash", "name": "Cash"}]',
      ),
    ];
  }
  const branches = branchesOf(settings);
  const types = [...new Set(settings.shippingMethods.map(({ type }) => type))];
  const unpaid = types.filter((method) =>
    branches.every(
      (warehouseId) => paymentMethodsFor(settings.payments, { method, warehouseId, zoneId: null }).length === 0,
    ),
  );
  return [
    ...unknown,
    ...unpaid.map((method) => warningAt(settingsFile("payment_methods"), `no payment method for ${method}`)),
  ];
}
