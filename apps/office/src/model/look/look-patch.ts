import type { WireEntityPatch } from "@skatert/contract";
import { fieldsIn } from "../entities/read-fields.ts";
import { COLOUR_FIELDS, COLOUR_NAMES, type LookForm, lookForm, type PictureField, sectionOf } from "./look-form.ts";
import type { LookEntities, LookSection } from "./look-query.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The patch of each section; unchanged sections are left out. */
export function lookPatches(opened: LookEntities, form: LookForm): ReadonlyMap<LookSection, WireEntityPatch> {
  const before = lookForm(opened);
  const changes: Readonly<Record<LookSection, Fields>> = {
    facade: facadeFields(opened, before, form),
    general: generalFields(opened, before, form),
    logos: logosFields(opened, before, form),
    seo: picture("og_image", "ogImage", before, form),
    front: frontFields(opened, before, form),
  };
  const patches = new Map<LookSection, WireEntityPatch>();
  for (const section of ["facade", "general", "logos", "seo", "front"] as const) {
    const patch = patchOf(section === "front" ? "front" : "settings", changes[section]);
    if (patch !== null && opened[section] !== null) patches.set(section, patch);
  }
  return patches;
}

/** An undefined value removes a field. */
function patchOf(facet: string, fields: Fields): WireEntityPatch | null {
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const unset = Object.keys(fields).filter((name) => fields[name] === undefined);
  if (Object.keys(fields).length === 0) return null;
  return {
    ...(Object.keys(set).length > 0 ? { set: { [facet]: set } } : {}),
    ...(unset.length > 0 ? { unset: { [facet]: unset } } : {}),
  };
}

function facadeFields(opened: LookEntities, before: LookForm, form: LookForm): Fields {
  const changed = COLOUR_NAMES.filter((name) => form[name].trim() !== before[name]);
  const colors: Record<string, unknown> = { ...fieldsIn(sectionOf(opened, "facade")["colors"]) };
  for (const name of changed) {
    if (form[name].trim() === "") delete colors[COLOUR_FIELDS[name]];
    else colors[COLOUR_FIELDS[name]] = form[name].trim();
  }
  const isOwnType = form.pageType !== before.pageType && !namesType(opened);
  return {
    ...(changed.length > 0 ? { colors } : {}),
    ...(form.isDark === before.isDark ? {} : { default_dark: form.isDark }),
    ...(isOwnType ? { catalog_front: form.pageType } : {}),
  };
}

function namesType(opened: LookEntities): boolean {
  return "catalog_type" in fieldsIn(sectionOf(opened, "front")["templates"]);
}

function frontFields(opened: LookEntities, before: LookForm, form: LookForm): Fields {
  if (form.pageType === before.pageType || !namesType(opened)) return {};
  return { templates: { ...fieldsIn(sectionOf(opened, "front")["templates"]), catalog_type: form.pageType } };
}

function generalFields(opened: LookEntities, before: LookForm, form: LookForm): Fields {
  const font = (field: string, name: "mainFont" | "headingsFont") =>
    form[name] === before[name] ? {} : { [field]: form[name] || undefined };
  return {
    ...font("main_font", "mainFont"),
    ...font("font_headings", "headingsFont"),
    ...(isLogoInGroup(opened) ? {} : picture("logo", "logo", before, form)),
  };
}

/** Older shops have the logo in the group of logos. */
function isLogoInGroup(opened: LookEntities): boolean {
  return !("logo" in sectionOf(opened, "general")) && "logo" in sectionOf(opened, "logos");
}

function logosFields(opened: LookEntities, before: LookForm, form: LookForm): Fields {
  const { favicon_svg: _drawing, favicon_png: _old, ...rest } = fieldsIn(sectionOf(opened, "logos")["gr_favicon_site"]);
  const isOther = form.favicon !== before.favicon;
  const favicon = { ...rest, ...(form.favicon === "" ? {} : { favicon_png: form.favicon }) };
  return {
    ...(isLogoInGroup(opened) ? picture("logo", "logo", before, form) : {}),
    ...picture("logo_dark", "logoDark", before, form),
    ...picture("icon_192", "icon192", before, form),
    ...picture("icon_512", "icon512", before, form),
    ...picture("icon_maskable_512", "iconMaskable", before, form),
    // Remove the SVG, which would be shown in place of the new picture.
    ...(isOther ? { gr_favicon_site: favicon } : {}),
  };
}

function picture(field: string, name: PictureField, before: LookForm, form: LookForm): Fields {
  return form[name] === before[name] ? {} : { [field]: form[name] || undefined };
}
