import { isJsonObject, type Json } from "../documents/json.ts";
import { placesAt } from "../documents/walk.ts";
import { NEW_SHOP_WORDS, PLACEHOLDER_PHONE } from "./new-shop-words.ts";

/** Facts that every restaurant changes first; demo/settings.json has these. */
const demo = { name: "Скатерть", phone: "+7 (4859) 55-01-20", address: "Тихоград, Соборная улица, 58" };

/**
 * Whether a shop still has the name, phone and address of the demo, or the phone and street that `npm run shop -- new`
 * writes. Guests could neither find nor call it, so it is not in use; its menu may have been changed as a trial.
 */
export function isPlaceholderShop(settings: Json): boolean {
  if (!isJsonObject(settings)) return false;
  const textAt = (path: string) => placesAt(settings, path)[0]?.value;
  const [name, phone, address] = [textAt("seo.name"), textAt("contacts.phone"), textAt("contacts.address")];
  if (name === demo.name && phone === demo.phone && address === demo.address) return true;
  const streets: readonly unknown[] = Object.values(NEW_SHOP_WORDS).map((words) => words.address);
  const branches = placesAt(settings, "locations[].address");
  return phone === PLACEHOLDER_PHONE && branches.length > 0 && branches.every(({ value }) => streets.includes(value));
}
