import { account } from "../messages/ru/account.ts";
import { device } from "../messages/ru/device.ts";
import { group } from "../messages/ru/group.ts";
import { maps } from "../messages/ru/maps.ts";
import { orderPage } from "../messages/ru/order-page.ts";
import { popups } from "../messages/ru/popups.ts";
import { push } from "../messages/ru/push.ts";
import { requests } from "../messages/ru/requests.ts";
import { search } from "../messages/ru/search.ts";
import { times } from "../messages/ru/times.ts";
import type { Dictionary } from "./compile.ts";

const later = {
  ...account,
  ...device,
  ...group,
  ...maps,
  ...orderPage,
  ...popups,
  ...push,
  ...requests,
  ...search,
  ...times,
};

/**
 * The messages that no first page shows apart from the others: they are no part of a first load, and
 * whatever shows them waits for `laterMessages()`. Only for builds.
 */
export function splitDictionary(dictionary: Dictionary): { readonly first: Dictionary; readonly later: Dictionary } {
  const entries = Object.entries(dictionary);
  const isLater = ([key]: readonly [string, unknown]) => Object.hasOwn(later, key);
  return {
    first: Object.fromEntries(entries.filter((entry) => !isLater(entry))),
    later: Object.fromEntries(entries.filter(isLater)),
  };
}
