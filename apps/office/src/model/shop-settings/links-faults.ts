import { readLink } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import type { LinkForm, LinksForm } from "./links-form.ts";
import { stepsInSection } from "./section-faults.ts";

export type LinkFault = "title" | "link";

/** Links that the shop would leave out, by field path: "footer.0.items.1.url". */
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

/** Assigns the faults that block publishing of the links to their fields. Faults of translations belong to no field. */
export const linksFieldAt: FieldAt = (place) => {
  const [part = "", ...rest] = stepsInSection(place, ["menu"]) ?? [];
  if (part !== "header" && part !== "footer") return null;
  const steps = rest.map((step) => (step === "children" ? "items" : step === "name" ? "title" : step));
  const last = steps.at(-1) ?? "";
  if (["title", "url"].includes(last)) return [part, ...steps].join(".");
  // A list index has no field of its own, so its list shows the fault.
  return [part, ...steps.slice(0, steps.lastIndexOf("items") + 1)].join(".");
};
