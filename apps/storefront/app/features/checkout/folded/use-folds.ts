import { useState } from "react";
import type { CheckoutValues } from "../checkout-problems.ts";
import { isFilledIn } from "./filled-in.ts";

export type FoldName = "place" | "time" | "contacts" | "payment" | "consent";

/** Sections shown as rows: all of a prefilled form, except opened ones and those with a fault. */
export function useFolds(initial: CheckoutValues, faults: Readonly<Record<FoldName, boolean>>) {
  const [isShort] = useState(() => isFilledIn(initial));
  const [opened, setOpened] = useState<ReadonlySet<FoldName>>(new Set());
  // A section opened by a fault stays open. Otherwise it would close while the shopper corrects it.
  const open = (name: FoldName) => setOpened((before) => new Set(before).add(name));
  const names: readonly FoldName[] = ["place", "time", "contacts", "payment", "consent"];
  const news = isShort ? names.filter((name) => faults[name] && !opened.has(name)) : [];
  if (news.length > 0) setOpened(new Set([...opened, ...news]));
  return { isShort, isFolded: (name: FoldName) => isShort && !opened.has(name) && !faults[name], open };
}
