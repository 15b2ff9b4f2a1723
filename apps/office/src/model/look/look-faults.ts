import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { COLOUR_FIELDS, COLOUR_NAMES, type LookForm } from "./look-form.ts";
import { LOOK_SECTIONS } from "./look-query.ts";

/** Fields of the sections, by their names in the documents. */
const FIELDS: Readonly<Record<string, keyof LookForm>> = {
  catalog_front: "pageType",
  catalog_type: "pageType",
  main_font: "mainFont",
  font_headings: "headingsFont",
  logo: "logo",
  logo_dark: "logoDark",
  gr_favicon_site: "favicon",
  og_image: "ogImage",
  icon_192: "icon192",
  icon_512: "icon512",
  icon_maskable_512: "iconMaskable",
};

/**
 * Assigns the faults that block publishing of the look to its fields. Other fields of its sections are edited
 * elsewhere.
 */
export const lookFieldAt: FieldAt = ({ document, steps }) => {
  if (document !== "settings" && document !== "front") return undefined;
  const sections: readonly string[] = LOOK_SECTIONS;
  const names = namesIn(steps);
  const [first = "", second = ""] = sections.includes(names[0] ?? "") ? names.slice(1) : names;
  if (first === "colors") return COLOUR_NAMES.find((name) => COLOUR_FIELDS[name] === second) ?? null;
  // The front document has the page type among its templates.
  return FIELDS[first === "templates" ? second : first];
};
