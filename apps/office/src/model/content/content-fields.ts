import type { PlainKey } from "../../i18n/message-key.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Changed fields of one document. "seo_data.title" is a field of an object. */
export interface FieldChange {
  readonly set: Fields;
  readonly unset: readonly string[];
}

/** Documents of the shop with entries that are edited here. */
export type ContentDocument = "banners" | "pages" | "blog" | "information" | "brands" | "galleries";

/** `rendered`: the document has `{"rendered": "…"}`; `paragraph`: the same, as one HTML paragraph. */
export type TextShape = "plain" | "rendered" | "paragraph";

export interface TextSpec {
  readonly type: "text" | "html";
  /** Field of the document; "seo_data.title" is a field of an object. */
  readonly name: string;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
  readonly shape: TextShape;
  readonly maxLength: number;
  /** Rows of a multi-line field. */
  readonly rows?: number;
  readonly isRequired?: true;
}

/** A text without translations. */
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
  /** `pictures`: several in order; `gallery`: with captions. */
  readonly type: "picture" | "pictures" | "gallery";
  readonly name: string;
  /** The field that is shown if this one is empty. */
  readonly otherwise?: string;
  /** The document has a list even for one picture. */
  readonly isList?: true;
  readonly label: PlainKey;
  /** Aspect ratio that the shop uses, width to height. */
  readonly aspect: number;
  readonly isRequired?: true;
}

export interface FlagSpec {
  readonly type: "flag";
  readonly name: string;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
}

/** Parts with their own fields: the link of a banner, the audience, the dishes, the days. */
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
