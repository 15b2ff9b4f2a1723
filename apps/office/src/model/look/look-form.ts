import type { ShopColours } from "@skatert/domain";
import { fieldsIn } from "../entities/read-fields.ts";
import type { LookEntities, LookSection } from "./look-query.ts";

/** Colours of the form with their fields of `facade.colors`. */
export const COLOUR_FIELDS = {
  background: "background",
  card: "card",
  text: "text",
  button: "main_buttons_background_color",
  accent: "yellow",
  highlight: "orange",
  accentDark: "yellow_dark",
  accentLight: "yellow_light",
  accentLightSecondary: "yellow_light_secondary",
} as const;
export type ColourField = keyof typeof COLOUR_FIELDS;
export const COLOUR_NAMES = [
  ...(["background", "card", "text", "button", "accent", "highlight"] as const),
  ...(["accentDark", "accentLight", "accentLightSecondary"] as const),
] satisfies readonly ColourField[];

/** Pictures of the form, all by address. */
export const PICTURE_FIELDS = ["logo", "logoDark", "favicon", "ogImage", "icon192", "icon512", "iconMaskable"] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];

/** The form of the look. "": the shop's default, or no picture. */
export interface LookForm extends Record<ColourField | PictureField, string> {
  isDark: boolean;
  pageType: string;
  mainFont: string;
  headingsFont: string;
}

export function lookForm(entities: LookEntities): LookForm {
  const [facade, general, logos, seo] = (["facade", "general", "logos", "seo"] as const).map((each) =>
    sectionOf(entities, each),
  );
  const colours = fieldsIn(facade?.["colors"]);
  const favicon = fieldsIn(logos?.["gr_favicon_site"]);
  const colourOf = (name: ColourField) => textOf(colours[COLOUR_FIELDS[name]]);
  return {
    background: colourOf("background"),
    card: colourOf("card"),
    text: colourOf("text"),
    button: colourOf("button"),
    accent: colourOf("accent"),
    highlight: colourOf("highlight"),
    accentDark: colourOf("accentDark"),
    accentLight: colourOf("accentLight"),
    accentLightSecondary: colourOf("accentLightSecondary"),
    isDark: isOn(facade?.["default_dark"]),
    pageType: pageTypeOf(entities),
    mainFont: fontOf(general?.["main_font"]),
    headingsFont: fontOf(general?.["font_headings"]),
    logo: addressOf(general?.["logo"]) || addressOf(logos?.["logo"]),
    logoDark: addressOf(logos?.["logo_dark"]),
    favicon: addressOf(favicon["favicon_svg"]) || addressOf(favicon["favicon_png"]),
    ogImage: addressOf(seo?.["og_image"]),
    icon192: addressOf(logos?.["icon_192"]),
    icon512: addressOf(logos?.["icon_512"]),
    iconMaskable: addressOf(logos?.["icon_maskable_512"]),
  };
}

/** The fields of a section; empty if the shop has none. */
export function sectionOf(entities: LookEntities, section: LookSection) {
  const facets = entities[section]?.facets ?? {};
  return fieldsIn(facets[section === "front" ? "front" : "settings"]);
}

/** The page type is in the front document, or in the settings if there is none. */
function pageTypeOf(entities: LookEntities): string {
  const { catalog_type: type } = fieldsIn(sectionOf(entities, "front")["templates"]);
  return textOf(type) || textOf(sectionOf(entities, "facade")["catalog_front"]) || "default";
}

/** In the format of `paletteFor` and `judgeColours`. */
export function coloursOf(form: LookForm): ShopColours {
  const given = (name: ColourField) => form[name].trim() || null;
  return {
    background: given("background"),
    card: given("card"),
    text: given("text"),
    button: given("button"),
    accent: given("accent"),
    highlight: given("highlight"),
    accentDark: given("accentDark"),
    accentLight: given("accentLight"),
    accentLightSecondary: given("accentLightSecondary"),
  };
}

function fontOf(value: unknown): string {
  const { name, family } = fieldsIn(value);
  return textOf(value) || textOf(name) || textOf(family);
}

function addressOf(value: unknown): string {
  const { src, url } = fieldsIn(value);
  return textOf(value) || textOf(src) || textOf(url);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}
