import { foundText, readText } from "@skatert/contract";
import { isJsonObject, type Json } from "../../documents/json.ts";
import { placesAt } from "../../documents/walk.ts";
import { type CheckedShop, type FilePlace, type Finding, faultAt, fieldOf, placesIn, warningAt } from "./finding.ts";

/** Settings whose check needs more than one field. */
export function checkSettings(shop: CheckedShop): readonly Finding[] {
  return [
    ...placesIn(shop, "settings", "redirects[]").flatMap(redirectToItself),
    ...["menu[]", "menu.header[]", "menu.footer[]", "menu.footer[].items[]", "menu.header[].items[]"].flatMap((at) =>
      placesIn(shop, "settings", at).flatMap(namelessEntry),
    ),
    ...placesIn(shop, "settings", "popups[].ban_days_popup").flatMap(popupDays),
    ...placesIn(shop, "settings", "language_list").flatMap(languageDefaults),
    ...placesIn(shop, "settings", "language_list[].lang_json_data").flatMap(languageTexts),
    ...bannerFindings(shop),
    ...storeRoom(shop),
  ];
}

function redirectToItself(redirect: FilePlace): readonly Finding[] {
  const [from, to] = [fieldOf(redirect, "from"), fieldOf(redirect, "to")];
  const isCircle = readText(from.value) === readText(to.value);
  return isCircle ? [faultAt(to, `another address than from, found ${foundText(to.value)}`)] : [];
}

function namelessEntry(entry: FilePlace): readonly Finding[] {
  const names = [fieldOf(entry, "title"), fieldOf(entry, "name")];
  if (names.some(({ value }) => readText(value) !== "")) return [];
  return [faultAt(fieldOf(entry, "title"), "is missing: the text of the menu entry, which is left out without it")];
}

const dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "пн", "вт", "ср", "чт", "пт", "сб", "вс"];

function popupDays(days: FilePlace): readonly Finding[] {
  const list = Array.isArray(days.value) ? days.value : readText(days.value).split(",");
  return list.flatMap((day) => {
    const text = readText(day).toLowerCase();
    const isDay = text === "" || /^[1-7]$/.test(text) || dayNames.some((name) => text.startsWith(name));
    return isDay ? [] : [faultAt(days, `days such as ["sat", "sun"], found ${foundText(day)}`)];
  });
}

function languageDefaults(list: FilePlace): readonly Finding[] {
  const marked = placesAt(list.value, "[].default").filter(({ value }) => value === true);
  if (marked.length < 2) return [];
  return [warningAt(list, `one language with default true, found ${marked.length}: the first one counts`)];
}

/** Texts of the interface may be JSON inside a string. */
function languageTexts(texts: FilePlace): readonly Finding[] {
  if (typeof texts.value !== "string" || texts.value.trim() === "") return [];
  try {
    if (isJsonObject(JSON.parse(texts.value))) return [];
  } catch {
    // Another check reports it below.
  }
  return [faultAt(texts, `an object such as {"cart.title": "Basket"}, found ${foundText(texts.value)}`)];
}

const targets = { product: "a dish", category: "a category", url: "an address" } as const;

/** A banner is shown if `device` contains "site"; its type says where it leads. */
function bannerFindings(shop: CheckedShop): readonly Finding[] {
  const banners = [...placesIn(shop, "banners", "[]"), ...placesIn(shop, "settings", "banners[]")];
  return banners.flatMap((banner) => {
    const [device, type] = [fieldOf(banner, "device"), readText(fieldOf(banner, "type").value)];
    const names = Array.isArray(device.value) ? device.value.map(readText) : readText(device.value).split(",");
    const target = type === "product" || type === "category" || type === "url" ? type : null;
    const isAimless = target !== null && ["", "0"].includes(readText(idIn(fieldOf(banner, target))));
    return [
      ...(device.value === null || names.some((name) => String(name).trim() === "site")
        ? []
        : [warningAt(device, bannerDeviceText(device.value))]),
      ...(isAimless && target !== null
        ? [
            warningAt(
              fieldOf(banner, target),
              `is missing: ${targets[target]} of the type "${type}"; the banner leads nowhere`,
            ),
          ]
        : []),
    ];
  });
}

function bannerDeviceText(value: Json): string {
  return `a list with "site", found ${foundText(Array.isArray(value) ? value.join(", ") : value)}: the banner is not shown`;
}

function idIn({ value }: FilePlace) {
  const entry = Array.isArray(value) ? (value[0] ?? null) : value;
  return isJsonObject(entry) ? (entry["id"] ?? null) : entry;
}

/** A single stock needs the id of its store room. */
function storeRoom(shop: CheckedShop): readonly Finding[] {
  return placesIn(shop, "settings", "settings").flatMap((app) => {
    const id = fieldOf(app, "single_stock_id");
    const isOn = [true, 1, "1", "true"].some((yes) => yes === fieldOf(app, "single_stock_mode").value);
    return isOn && !/^[1-9]\d*$/.test(readText(id.value))
      ? [faultAt(id, `the id of a warehouse such as 10 with single_stock_mode, found ${foundText(id.value)}`)]
      : [];
  });
}
