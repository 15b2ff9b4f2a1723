import { paragraphHtml } from "@skatert/contract";
import { fieldsIn, isSame } from "../entities/read-fields.ts";
import type { DocumentPicture } from "../pictures/document-picture.ts";
import {
  type ContentField,
  type FieldChange,
  type Fields,
  isPicture,
  isTranslated,
  type PictureSpec,
  type TextSpec,
} from "./content-fields.ts";
import type { ContentEntry, ContentForm, ContentLink } from "./content-form.ts";
import { bannedDays, repeatFields, withSite } from "./entry-values.ts";
import { galleryTranslations, pictureTranslation, writtenPictures } from "./picture-fields.ts";

/** Changed fields in the shop's own language and in translations. */
export interface EntryPatch {
  readonly main: FieldChange;
  readonly languages: Readonly<Record<string, FieldChange>>;
}

/** Only values that differ from the initial form. Null: none. */
export function contentPatch(
  fields: readonly ContentField[],
  before: ContentForm,
  after: ContentForm,
  entry: ContentEntry,
): EntryPatch | null {
  const main = {
    set: Object.assign({}, ...fields.map((field) => changed(field, before, after, entry.main))),
    unset: [],
  };
  const codes = Object.keys(after.translations);
  const languages = Object.fromEntries(
    codes.flatMap((code) => {
      const change = translated(fields, before, after, { entry, code });
      return isEmpty(change) ? [] : [[code, change] as const];
    }),
  );
  return isEmpty(main) && Object.keys(languages).length === 0 ? null : { main, languages };
}

function isEmpty({ set, unset }: FieldChange): boolean {
  return Object.keys(set).length === 0 && unset.length === 0;
}

function changed(field: ContentField, before: ContentForm, after: ContentForm, main: Fields): Fields {
  if (isPicture(field)) {
    const pictures = after.pictures[field.name] ?? [];
    return isSame(before.pictures[field.name], pictures) ? {} : pictureChange(field, pictures, main);
  }
  switch (field.type) {
    case "link":
      return isSame(before.link, after.link) ? {} : linkFields(after.link);
    case "branches": {
      const [was, is] = [branchFields(before, main), branchFields(after, main)];
      return isSame(was, is) ? {} : is;
    }
    case "shown":
      return before.flags["shown"] === after.flags["shown"]
        ? {}
        : { device: withSite(main["device"], after.flags["shown"] === true) };
    case "flag":
      return before.flags[field.name] === after.flags[field.name] ? {} : { [field.name]: after.flags[field.name] };
    case "days":
      return isSame(before.lists["days"], after.lists["days"])
        ? {}
        : { ban_days_popup: bannedDays(after.lists["days"] ?? []) };
    case "dishes":
      return isSame(before.lists["dishes"], after.lists["dishes"])
        ? {}
        : { product_ids: (after.lists["dishes"] ?? []).map(documentId) };
    default: {
      const text = (after.texts[field.name] ?? "").trim();
      return text === (before.texts[field.name] ?? "") ? {} : textChange(field, text, main);
    }
  }
}

function textChange(field: Exclude<ContentField, PictureSpec>, text: string, main: Fields): Fields {
  switch (field.type) {
    case "text":
    case "html":
      return writtenText(field, text, main);
    case "date":
      // The time of day is kept.
      return { [field.name]: text === "" ? "" : text + String(main[field.name] ?? "").slice(10) };
    case "choice":
      return field.name === "repeat" ? repeatFields(text) : { [field.name]: text };
    case "slug":
    case "time":
    case "zone":
    case "address":
      return { [field.name]: text };
    default:
      return {};
  }
}

function writtenText({ name, shape }: TextSpec, text: string, from: Fields): Fields {
  if (shape === "plain") return { [name]: text };
  const rendered = shape === "paragraph" ? paragraphHtml(text) : text;
  return { [name]: { ...fieldsIn(from[name]), rendered } };
}

function pictureChange(field: PictureSpec, pictures: readonly DocumentPicture[], main: Fields): Fields {
  const { name, otherwise, isList, type } = field;
  const written = writtenPictures(pictures, type === "gallery");
  const isShadowed = otherwise !== undefined && main[otherwise] !== undefined && pictures.length === 0;
  return {
    [name]: isList ? written : (written[0] ?? ""),
    // Clear the alternative picture too, or it would appear after the removal.
    ...(isShadowed ? { [otherwise]: isList ? [] : "" } : {}),
  };
}

function linkFields({ kind, product, category, post, url }: ContentLink): Fields {
  return {
    type: kind === "post" || kind === "none" ? "text" : kind,
    url: kind === "url" ? url.trim() : "",
    product: kind === "product" ? documentId(product) : null,
    category: kind === "category" ? documentId(category) : null,
    post: kind === "post" ? { post_slug: post } : null,
  };
}

/** Popups have no `skladall`; an empty list means every branch. */
function branchFields({ flags, lists }: ContentForm, main: Fields): Fields {
  const isEverywhere = flags["everywhere"] === true;
  const sklad = isEverywhere ? [] : (lists["branches"] ?? []).map(documentId);
  return { sklad, ...(main["skladall"] === undefined ? {} : { skladall: isEverywhere }) };
}

/** Numbers are written as numbers. */
export function documentId(id: string): number | string {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}

interface InLanguage {
  readonly entry: ContentEntry;
  readonly code: string;
}

function translated(
  fields: readonly ContentField[],
  before: ContentForm,
  after: ContentForm,
  { entry, code }: InLanguage,
): FieldChange {
  const own = entry.languages[code] ?? {};
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const field of fields.filter(isTranslated)) {
    const text = (after.translations[code]?.[field.name] ?? "").trim();
    if (text === (before.translations[code]?.[field.name] ?? "")) continue;
    if (text === "") unset.push(field.name);
    else Object.assign(set, writtenText(field, text, own));
  }
  for (const field of fields.filter(isPicture)) {
    const pictures = { before: before.pictures[field.name] ?? [], after: after.pictures[field.name] ?? [] };
    const change =
      field.type === "gallery"
        ? galleryTranslations(pictures, { before: before.captions[code] ?? {}, after: after.captions[code] ?? {} })
        : pictureTranslation(field, pictures, own);
    Object.assign(set, change.set);
    unset.push(...change.unset);
  }
  return { set, unset };
}
