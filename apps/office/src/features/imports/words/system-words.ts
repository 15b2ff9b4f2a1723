import type { WireImport, WireImportTable } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

/** Names of systems whose exports are known. */
const NAMES: Readonly<Record<string, string>> = {
  woocommerce: "WooCommerce",
  shopify: "Shopify",
  square: "Square",
  loyverse: "Loyverse",
  poster: "Poster",
  iiko: "iiko",
  "iiko-id": "iiko",
  rkeeper: "r_keeper",
};

/** The name of a known system; null for any other. */
export function systemName(system: string, { t }: Pick<I18n, "t">): string | null {
  return system === "1c" ? t("imports.system.1c") : (NAMES[system] ?? null);
}

/** The title of a field of an import: those of the table, and numbers of other systems. */
export function fieldTitle(field: string, titles: WireImportTable["fields"], i18n: Pick<I18n, "t">): string {
  const [, system] = /^number:(.+)$/.exec(field) ?? [];
  if (field === "choice") return i18n.t("imports.choice");
  if (system === undefined) return titles.find((each) => each.field === field)?.title ?? field;
  const name = systemName(system, i18n);
  return name === null ? i18n.t("imports.number.other") : i18n.t("imports.number", { system: name });
}

/** What a file is: an export of a known system, a table of this shop, or a price list. */
export function kindOfFile({ dialect, format }: Pick<WireImport, "dialect" | "format">, i18n: Pick<I18n, "t">): string {
  const name = format === null ? null : systemName(format, i18n);
  if (name !== null) return i18n.t("imports.format", { system: name });
  return i18n.t(dialect === "own" ? "imports.dialect.own" : "imports.dialect.list");
}
