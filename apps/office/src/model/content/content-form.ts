import { paragraphText } from "@skatert/contract";
import { fieldsIn, textOf, textsIn } from "../entities/read-fields.ts";
import { type DocumentPicture, documentPictures } from "../pictures/document-picture.ts";
import {
  type ContentField,
  type Fields,
  isPicture,
  isTranslated,
  type PictureSpec,
  type TextSpec,
} from "./content-fields.ts";
import { daysOf, hasSite, isOn, repeatOf } from "./entry-values.ts";

/** An entry with its fields in the shop's own language and in translations. */
export interface ContentEntry {
  readonly main: Fields;
  readonly languages: Readonly<Record<string, Fields>>;
}

/** The link of a banner. */
export interface ContentLink {
  readonly kind: "none" | "product" | "category" | "post" | "url";
  readonly product: string;
  readonly category: string;
  readonly post: string;
  readonly url: string;
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** The form of an entry, by field name. */
export interface ContentForm {
  readonly texts: ByName<string>;
  readonly flags: ByName<boolean>;
  readonly lists: ByName<readonly string[]>;
  readonly pictures: ByName<readonly DocumentPicture[]>;
  readonly link: ContentLink;
  /** By language. */
  readonly translations: ByName<ByName<string>>;
  /** Captions of a gallery, by language and picture address. */
  readonly captions: ByName<ByName<string>>;
}

export const NO_LINK: ContentLink = { kind: "none", product: "", category: "", post: "", url: "" };

/** Reads an entry with its translations (EDIT-4). */
export function contentForm(
  fields: readonly ContentField[],
  { main, languages }: ContentEntry,
  codes: readonly string[],
): ContentForm {
  const translated = fields.filter(isTranslated);
  return {
    texts: Object.fromEntries(fields.flatMap((field) => textIn(field, main))),
    flags: Object.fromEntries(fields.flatMap((field) => flagsIn(field, main))),
    lists: Object.fromEntries(fields.flatMap((field) => listIn(field, main))),
    pictures: Object.fromEntries(
      fields.filter(isPicture).map((field) => [field.name, picturesIn(field, main)] as const),
    ),
    link: fields.some(({ type }) => type === "link") ? linkOf(main) : NO_LINK,
    translations: Object.fromEntries(
      codes.map((code) => [
        code,
        Object.fromEntries(translated.map((field) => [field.name, readText(field, languages[code] ?? {})])),
      ]),
    ),
    captions: fields.some(({ type }) => type === "gallery")
      ? Object.fromEntries(codes.map((code) => [code, captionsOf(languages[code] ?? {})]))
      : {},
  };
}

/** A text of the document as plain text. */
export function readText({ name, shape }: Pick<TextSpec, "name" | "shape">, from: Fields): string {
  const [outer = "", inner] = name.split(".");
  const value = inner === undefined ? from[outer] : fieldsIn(from[outer])[inner];
  if (shape === "plain") return textOf(value);
  const rendered = typeof value === "string" ? value : textOf(fieldsIn(value)["rendered"]);
  return shape === "paragraph" ? paragraphText(rendered) : rendered;
}

/** The pictures that guests see, also if the document has them in the alternative field. */
export function picturesIn({ name, otherwise }: PictureSpec, from: Fields): readonly DocumentPicture[] {
  const own = documentPictures(from[name]);
  return own.length > 0 || otherwise === undefined ? own : documentPictures(from[otherwise]);
}

function textIn(field: ContentField, main: Fields): readonly (readonly [string, string])[] {
  switch (field.type) {
    case "text":
    case "html":
      return [[field.name, readText(field, main)]];
    case "date":
      return [[field.name, textOf(main[field.name]).slice(0, 10)]];
    case "time":
      return [
        [
          field.name,
          textOf(main[field.name])
            .replace(/^(\d):/, "0$1:")
            .slice(0, 5),
        ],
      ];
    case "choice":
      return [[field.name, field.name === "repeat" ? repeatOf(main) : textOf(main[field.name])]];
    case "slug":
    case "zone":
    case "address":
      return [[field.name, textOf(main[field.name])]];
    default:
      return [];
  }
}

function flagsIn(field: ContentField, main: Fields): readonly (readonly [string, boolean])[] {
  if (field.type === "flag") return [[field.name, isOn(main[field.name])]];
  if (field.type === "shown") return [["shown", hasSite(main["device"])]];
  if (field.type !== "branches") return [];
  return [["everywhere", isOn(main["skladall"]) || idsOf(main["sklad"]).length === 0]];
}

function listIn(field: ContentField, main: Fields): readonly (readonly [string, readonly string[]])[] {
  if (field.type === "branches") return [["branches", idsOf(main["sklad"])]];
  if (field.type === "dishes") return [["dishes", idsOf(main["product_ids"])]];
  return field.type === "days" ? [["days", daysOf(main["ban_days_popup"])]] : [];
}

/** "0" means no id. */
function idsOf(value: unknown): readonly string[] {
  return textsIn(value).filter((id) => id !== "0");
}

function linkOf(main: Fields): ContentLink {
  const link = {
    product: idIn(main["product"]),
    category: idIn(main["category"]),
    post: textOf(fieldsIn(main["post"])["post_slug"]),
    url: textOf(main["url"]),
  };
  const named = textOf(main["type"]);
  const kind = named === "product" || named === "category" || named === "url" ? named : "post";
  return { kind: link[kind] === "" ? "none" : kind, ...link };
}

function idIn(value: unknown): string {
  if (Array.isArray(value)) return idIn(value[0]);
  return typeof value === "object" && value !== null ? textOf(fieldsIn(value)["id"]) : textOf(value).replace(/^0$/, "");
}

function captionsOf(from: Fields): ByName<string> {
  return Object.fromEntries(documentPictures(from["images"]).map(({ src, alt }) => [src, textOf(alt)]));
}
