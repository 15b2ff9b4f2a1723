import { readLink } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import type { LinkForm, LinksForm } from "./links-form.ts";
import { stepsInSection } from "./section-faults.ts";

export type LinkFault = "title" | "link";

/** What the shop would leave out, by the path of the field: "footer.0.items.1.url". */
export function linksFaults({ header, footer }: LinksForm): ReadonlyMap<string, LinkFault> {
  return new Map([...faultsOf("header", header), ...faultsOf("footer", footer)]);
}

function faultsOf(path: string, links: readonly LinkForm[]): readonly (readonly [string, LinkFault])[] {
  return links.flatMap(({ title, url, items }, at) => [
    ...((title[""]?.trim() ?? "") === "" ? [[`${path}.${at}.title`, "title"] as const] : []),
    ...(url.trim() !== "" && readLink(url.trim()) === null ? [[`${path}.${at}.url`, "link"] as const] : []),
    ...faultsOf(`${path}.${at}.items`, items),
  ]);
}

/** Puts what keeps the links from being published to their fields; that of translations to none. */
export const linksFieldAt: FieldAt = (place) => {
  const [part = "", ...rest] = stepsInSection(place, ["menu"]) ?? [];
  if (part !== "header" && part !== "footer") return null;
  const steps = rest.map((step) => (step === "children" ? "items" : step === "name" ? "title" : step));
  const last = steps.at(-1) ?? "";
  if (["title", "url"].includes(last)) return [part, ...steps].join(".");
  // A place in a list has no words of its own: its list says them.
  return [part, ...steps.slice(0, steps.lastIndexOf("items") + 1)].join(".");
};
