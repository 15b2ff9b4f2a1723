import type { Dictionary } from "./compile.ts";
import { ruAccount } from "./messages/ru-account.ts";

/** The messages of the account apart from the others: they are no part of a first load. Only for builds. */
export function splitDictionary(dictionary: Dictionary): { readonly first: Dictionary; readonly account: Dictionary } {
  const entries = Object.entries(dictionary);
  const isAccount = ([key]: readonly [string, unknown]) => Object.hasOwn(ruAccount, key);
  return {
    first: Object.fromEntries(entries.filter((entry) => !isAccount(entry))),
    account: Object.fromEntries(entries.filter(isAccount)),
  };
}
