import { foundText, readMoney, readNumber, readText } from "@skatert/contract";
import { isJsonObject } from "../../documents/json.ts";
import { placesAt } from "../../documents/walk.ts";
import {
  type CheckedShop,
  documentsOf,
  type FilePlace,
  type Finding,
  faultAt,
  fieldOf,
  placesIn,
  warningAt,
} from "./finding.ts";
import { isUnset, percentFault } from "./values/numbers.ts";

/** Checks menus for dishes that the shop would sell otherwise than written. */
export function checkMenu(shop: CheckedShop): readonly Finding[] {
  const dishes = placesIn(shop, "catalog", "[].products[]");
  return [
    ...dishes.flatMap((dish) => [
      ...variationFaults(dish),
      ...regularPriceFault(dish),
      ...comboFaults(dish),
      ...unitFault(dish),
      ...multiplierFault(dish),
    ]),
    ...documentsOf(shop, "catalog").flatMap(({ file, content }) => {
      const categories = placesAt(content, "[]").map((place) => ({ ...place, file }));
      return [...freeDishes(categories), ...sameAddresses(categories), ...circles(categories)];
    }),
  ];
}

/** A variation without a price is left out. */
function variationFaults(dish: FilePlace): readonly Finding[] {
  return below(dish, "variations").flatMap((variation) => {
    const prices = [fieldOf(variation, "price"), fieldOf(variation, "regular_price")];
    const price = fieldOf(variation, "price");
    const hasPrice = prices.some(({ value }) => readMoney(value) !== null);
    const hasName = below(variation, "attributes").some((each) => readText(fieldOf(each, "option").value) !== "");
    const isChoice = below(dish, "variations").length > 1;
    return [
      ...(hasPrice ? [] : [faultAt(price, "is missing: a number such as 390; the variation is not sold without it")]),
      ...(hasName || !isChoice
        ? []
        : [
            warningAt(
              variation,
              'attributes such as [{"name": "Size", "option": "30 cm"}] are missing: the variation has no name',
            ),
          ]),
    ];
  });
}

function regularPriceFault(dish: FilePlace): readonly Finding[] {
  return [dish, ...below(dish, "variations")].flatMap((each) => {
    const regular = fieldOf(each, "regular_price");
    const [was, now] = [readMoney(regular.value), readMoney(fieldOf(each, "price").value)];
    if (was === null || now === null || was >= now || was === 0) return [];
    return [
      warningAt(
        regular,
        `the price before a discount, at least the price, found ${foundText(regular.value)}: it is not shown`,
      ),
    ];
  });
}

function comboFaults(dish: FilePlace): readonly Finding[] {
  const acf = fieldOf(dish, "acf");
  const [type, discount] = [fieldOf(acf, "combo_discount_type"), fieldOf(acf, "combo_discount")];
  const message = type.value === "percent" ? percentFault(discount.value) : null;
  if (message !== null) return [faultAt(discount, message)];
  const isLost = isUnset(type.value) && (readNumber(discount.value) ?? 0) > 0;
  return isLost ? [faultAt(type, 'is missing: "percent" or "fixed"; combo_discount has no effect without it')] : [];
}

const weightUnits = ["kg", "kg.", "кг.", "кило", "килограмм"];

/** Only кг makes a dish sold by weight. */
function unitFault(dish: FilePlace): readonly Finding[] {
  const unit = fieldOf(dish, "measure_unit");
  if (!weightUnits.includes(readText(unit.value).toLowerCase())) return [];
  return [faultAt(unit, `"кг" for a dish sold by weight, found ${foundText(unit.value)}`)];
}

function multiplierFault(dish: FilePlace): readonly Finding[] {
  const multiplier = fieldOf(dish, "price_multiplier_for_customer");
  return readNumber(multiplier.value) === 0 ? [faultAt(multiplier, "a number above 0 such as 1, found 0")] : [];
}

/** Dishes of shown categories that cost nothing; free sauces and the like are in hidden ones, or options. */
function freeDishes(categories: readonly FilePlace[]): readonly Finding[] {
  const shown = categories.filter(
    ({ value }) =>
      isJsonObject(value) && isUnset(value["hide_category"] ?? null) && !isJsonObject(value["choice"] ?? null),
  );
  return shown
    .flatMap((category) => below(category, "products"))
    .flatMap((dish) => [fieldOf(dish, "price"), ...below(dish, "variations").map((each) => fieldOf(each, "price"))])
    .filter(({ value }) => readMoney(value) === 0)
    .map((price) => warningAt(price, "a number above 0 such as 390, found 0: the dish is sold for free"));
}

/** Two dishes with one slug: the page of the second cannot be opened. A category lists a dish once. */
function sameAddresses(categories: readonly FilePlace[]): readonly Finding[] {
  const bySlug = new Map<string, { id: string; path: string }>();
  return categories.flatMap((category) => {
    const listed = new Map<string, string>();
    return below(category, "products").flatMap((dish) => {
      const id = String(fieldOf(dish, "id").value);
      const slug = fieldOf(dish, "slug");
      const text = readText(slug.value).toLowerCase();
      const first = bySlug.get(text);
      if (first === undefined && text !== "") bySlug.set(text, { id, path: slug.path });
      const twice = listed.get(id);
      listed.set(id, twice ?? dish.path);
      return [
        ...(first === undefined || first.id === id
          ? []
          : [faultAt(slug, `another slug for each dish, found ${foundText(slug.value)}, which repeats ${first.path}`)]),
        ...(twice === undefined ? [] : [faultAt(dish, `each dish once in a category, found ${twice} again`)]),
      ];
    });
  });
}

/** Categories whose parents form a cycle are never shown. */
function circles(categories: readonly FilePlace[]): readonly Finding[] {
  const parents = new Map(
    categories.map((each) => [String(fieldOf(each, "id").value), String(fieldOf(each, "parent").value ?? "")]),
  );
  return categories.flatMap((category) => {
    const id = String(fieldOf(category, "id").value);
    let parent = parents.get(id);
    for (let steps = 0; parent !== undefined && parent !== id && steps < parents.size; steps += 1) {
      parent = parents.get(parent);
    }
    if (parent !== id) return [];
    const message = `a parent outside this category, or 0, found ${foundText(fieldOf(category, "parent").value)}, which is below it`;
    return [faultAt(fieldOf(category, "parent"), message)];
  });
}

function below(place: FilePlace, list: string): readonly FilePlace[] {
  return placesAt(place.value, `${list}[]`).map(({ path, value }) => ({
    file: place.file,
    path: `${place.path}.${path}`,
    value,
  }));
}
