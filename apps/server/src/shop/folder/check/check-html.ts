import { type CheckedShop, type Finding, placesIn, warningAt } from "./finding.ts";

/** Fields with HTML, which the pages sanitise. */
const fields = [
  ["pages", "[].content.rendered"],
  ["posts", "[].content.rendered"],
  ["blog", "[].content"],
  ["information", "[].content"],
  ["settings", "popups[].text"],
] as const;

const cleanedAway = /<(script|iframe|style|form|input|button|video|audio|object|embed)\b/gi;

/** Elements that the pages remove from the shop's texts. */
export function checkHtml(shop: CheckedShop): readonly Finding[] {
  return fields.flatMap(([name, pattern]) =>
    placesIn(shop, name, pattern).flatMap((place) => {
      const elements = [...String(place.value).matchAll(cleanedAway)].map(([, element = ""]) => element.toLowerCase());
      if (elements.length === 0) return [];
      const named = [...new Set(elements)].map((element) => `<${element}>`).join(", ");
      return [warningAt(place, `text without ${named}: pages leave it out`)];
    }),
  );
}
