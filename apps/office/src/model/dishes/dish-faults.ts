import { readPrice } from "../entities/price-text.ts";
import { type GroupFaultCode, useFaults } from "../groups/group-faults.ts";
import { type WindowFault, windowFault } from "../hours/serving-windows.ts";
import type { DishForm, MenuForm } from "./dish-form.ts";
import { plainFaults } from "./plain-dish.ts";
import { isPortion } from "./portion-text.ts";

export type DishFaultCode =
  | "required"
  | "price"
  | "regular"
  | "number"
  | "percent"
  | "branch"
  | "twice"
  | WindowFault
  | GroupFaultCode;

/** Faults by the path of a form field: "price", "sizes.1.price". */
export type DishFaults = ReadonlyMap<string, DishFaultCode>;

/** Values that the shop would refuse or that would surprise a guest. */
export function dishFaults(form: DishForm): DishFaults {
  const menus = form.menus.flatMap((menu, at) =>
    menu.hasDish && form.sizes.length === 0 ? priced(`menus.${at}.`, menu) : [],
  );
  return new Map([
    ...filled("name", form.name),
    ...(form.sizes.length === 0 ? priced("", form) : sizesFaults(form)),
    ...menus,
    ...weighed("weight", form.weight),
    ...plainFaults(form).map((field) => fault(field, "number")),
    ...(form.categories.length === 0 ? [fault("categories", "required")] : []),
    ...(form.soldAt.length === 0 ? [fault("soldAt", "branch")] : []),
    ...form.windows.flatMap((window, at) => {
      const wrong = windowFault(window);
      return wrong === null ? [] : [fault(`windows.${at}`, wrong)];
    }),
    ...form.properties.flatMap(({ name }, at) => filled(`properties.${at}.name`, name)),
    ...form.groups.flatMap((use, at) => useFaults(use).map(([path, code]) => fault(`groups.${at}.${path}`, code))),
    ...comboFaults(form),
  ]);
}

function sizesFaults({ sizes, sizeTitle, menus }: DishForm) {
  const names = sizes.map(({ name }) => name.trim().toLowerCase());
  return [
    ...filled("sizeTitle", sizeTitle),
    ...sizes.flatMap((size, at) => [
      ...filled(`sizes.${at}.name`, size.name),
      ...(names.indexOf(names[at] ?? "") < at ? [fault(`sizes.${at}.name`, "twice")] : []),
      ...priced(`sizes.${at}.`, size),
      ...weighed(`sizes.${at}.weight`, size.weight),
      ...size.menus.flatMap((prices, menu) =>
        menus[menu]?.hasDish && prices.price !== "" ? priced(`sizes.${at}.menus.${menu}.`, prices) : [],
      ),
    ]),
  ];
}

function priced(path: string, { price, regular }: Pick<MenuForm, "price" | "regular">) {
  const [now, before] = [readPrice(price), readPrice(regular)];
  if (price.trim() === "") return [fault(`${path}price`, "required")];
  if (now === null) return [fault(`${path}price`, "price")];
  if (regular.trim() === "") return [];
  if (before === null) return [fault(`${path}regular`, "price")];
  return before > now ? [] : [fault(`${path}regular`, "regular")];
}

function comboFaults({ comboDiscount, comboAmount }: DishForm) {
  if (comboDiscount === "") return [];
  const amount = readPrice(comboAmount);
  if (comboDiscount === "percent" && (amount === null || amount > 10_000)) return [fault("comboAmount", "percent")];
  return amount === null ? [fault("comboAmount", "price")] : [];
}

function filled(path: string, text: string) {
  return text.trim() === "" ? [fault(path, "required")] : [];
}

function weighed(path: string, text: string) {
  return text.trim() === "" || isPortion(text) ? [] : [fault(path, "number")];
}

function fault(path: string, code: DishFaultCode): readonly [string, DishFaultCode] {
  return [path, code];
}
