import type { PlainKey } from "../../i18n/message-key.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Fields of one document that change. "seo_data.title" is a field of an object. */
export interface FieldChange {
  readonly set: Fields;
  readonly unset: readonly string[];
}

/** Documents of the shop with entries that are edited here. */
export type ContentDocument = "banners" | "pages" | "blog" | "information" | "brands" | "galleries";

/** `rendered`: the document has `{"rendered": "…"}`; `paragraph`: the same, as one paragraph of HTML. */
export type TextShape = "plain" | "rendered" | "paragraph";

export interface TextSpec {
  readonly type: "text" | "html";
  /** Of the document; "seo_data.title" is a field of an object. */
  readonly name: string;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
  readonly shape: TextShape;
  readonly maxLength: number;
  /** Lines of a longer text. */
  readonly rows?: number;
  readonly isRequired?: true;
}

/** A text that is the same in every language. */
export interface ValueSpec {
  readonly type: "slug" | "date" | "time" | "zone" | "address";
  readonly name: string;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
}

export interface ChoiceSpec {
  readonly type: "choice";
  readonly name: "kind" | "repeat";
  readonly label: PlainKey;
  readonly choices: readonly { readonly value: string; readonly label: PlainKey }[];
}

export interface PictureSpec {
  /** `pictures`: several in their order; `gallery`: with a text about each. */
  readonly type: "picture" | "pictures" | "gallery";
  readonly name: string;
  /** The field that is shown while this one is empty. */
  readonly otherwise?: string;
  /** The document has a list even of one picture. */
  readonly isList?: true;
  readonly label: PlainKey;
  /** Width to height of the place where the shop shows it. */
  readonly aspect: number;
  readonly isRequired?: true;
}

export interface FlagSpec {
  readonly type: "flag";
  readonly name: string;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
}

/** Parts that have fields of their own: where a banner leads, who sees it, which dishes and days it is about. */
export interface PartSpec {
  readonly type: "link" | "branches" | "shown" | "dishes" | "days";
}

export type ContentField = TextSpec | ValueSpec | ChoiceSpec | PictureSpec | FlagSpec | PartSpec;

export function isTranslated(field: ContentField): field is TextSpec {
  return field.type === "text" || field.type === "html";
}

export function isPicture(field: ContentField): field is PictureSpec {
  return field.type === "picture" || field.type === "pictures" || field.type === "gallery";
}
