import type { ShopSettings, WirePhoneDish, WirePhoneGroup, WirePhoneMenu } from "@skatert/contract";
import {
  type Catalog,
  type DishGroup,
  type DishOption,
  fulfilmentOf,
  isBanned,
  legalLinks,
  moneyToRoubles,
  type Product,
  paymentMethodsOfBranch,
  resolveGroups,
  type ShopRules,
  saleOf,
  type Variation,
  type VariationId,
} from "@skatert/domain";

/** Everything that an order by telephone chooses from in a branch (PHONE-1). */
export function phoneMenu(rules: ShopRules, settings: ShopSettings, maxPercent: number): WirePhoneMenu {
  const { catalog, warehouseId } = rules;
  const methods = settings.shippingMethods.filter(({ type }) => fulfilmentOf(type) !== "lounge");
  return {
    dishes: dishesOf(rules),
    sections: catalog.categories.map(({ id, name }) => ({ id, name })),
    methods: [...new Set(methods.map(({ type }) => type))],
    places: methods
      .flatMap(({ pickupLocations }) => pickupLocations)
      .filter((point) => point.warehouseId === warehouseId)
      .map(({ id, name }) => ({ id, name })),
    zones: rules.zones.map(({ id, name }) => ({ id, name })),
    payments: paymentMethodsOfBranch(rules.payments, warehouseId).map(({ id, name, online }) => ({ id, name, online })),
    languages: settings.languages.map(({ code, name }) => ({ code, name })),
    documents: legalLinks(settings.menu.footer.flatMap(({ items }) => items)).map(({ title }) => title),
    discount_limit_percent: maxPercent,
    has_points: rules.bonusRules.active,
  };
}

function dishesOf({ catalog, buyingBan, locationIds }: ShopRules): WirePhoneDish[] {
  const isHere = (product: Product) =>
    product.locationIds.length === 0 || product.locationIds.some((id) => locationIds.includes(id));
  return [...catalog.products.values()]
    .filter((product) => saleOf(product.id, catalog) === "dish" && !product.byRequest && isHere(product))
    .filter(({ id }) => !isBanned(id, buyingBan))
    .map((product) => dishToWire(product, catalog));
}

function dishToWire(product: Product, catalog: Catalog): WirePhoneDish {
  const [section] = product.categoryIds;
  return {
    id: product.id,
    name: product.name,
    section: section === undefined ? "" : (catalog.categoryById.get(section)?.name ?? ""),
    price: moneyToRoubles(product.price),
    by_weight: product.measure.kind === "grams",
    first: product.initialQuantity,
    step: product.step,
    sizes: product.variations.map((size) => ({ id: size.id, name: sizeName(size), price: moneyToRoubles(size.price) })),
    groups: groupsOf(product, catalog),
    supplements: product.supplements.flatMap(({ id }) => {
      const supplement = catalog.products.get(id);
      return supplement === undefined ? [] : [{ id, name: supplement.name, price: moneyToRoubles(supplement.price) }];
    }),
  };
}

function sizeName({ attributes }: Variation): string {
  return attributes.map(({ option }) => option).join(", ");
}

/** The groups of every size; prices of options may differ by size, so such a group is listed once a size. */
function groupsOf(product: Product, catalog: Catalog): WirePhoneGroup[] {
  if (product.variations.length === 0) return groupsAt(product, null, catalog);
  return product.variations.flatMap(({ id }) => groupsAt(product, id, catalog));
}

function groupsAt(product: Product, variationId: VariationId | null, catalog: Catalog): WirePhoneGroup[] {
  return resolveGroups({ product, variationId }, catalog).map((group) => ({
    ...groupFields(group, variationId),
    options: group.options.map((option) => ({
      ...optionToWire(option),
      groups: option.groups.map((inner) => ({
        ...groupFields(inner, null),
        options: inner.options.map(optionToWire),
      })),
    })),
  }));
}

function groupFields({ id, name, min, max }: DishGroup, variationId: VariationId | null) {
  return { id, name, min, max, variation_ids: variationId === null ? [] : [variationId] };
}

function optionToWire({ id, variationId, name, size, price, max, preset }: DishOption) {
  return {
    id,
    variation_id: variationId,
    name: size === undefined ? name : `${name}, ${size}`,
    price: moneyToRoubles(price),
    max,
    preset,
  };
}
