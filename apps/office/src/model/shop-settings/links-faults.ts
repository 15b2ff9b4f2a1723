import { readLink } from "@skatert/contract";
import type { LinkForm, LinksForm } from "./links-form.ts";

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
