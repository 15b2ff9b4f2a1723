import type { WireContentRow } from "@skatert/contract";
import type { PlainKey } from "../../i18n/message-key.ts";
import type { ContentDocument, ContentField, PictureSpec, TextShape, TextSpec } from "./content-fields.ts";

export type ContentKindName = ContentDocument | "stories" | "popups";

/** A kind of content, such as banners or stories: its document, and its fields in order. */
export interface ContentKind {
  /** Also part of the address: "/shop/content/banners". */
  readonly name: ContentKindName;
  /** Null: the section `popups` of the settings. */
  readonly document: ContentDocument | null;
  readonly title: PlainKey;
  readonly fields: readonly ContentField[];
  /** The title field of an entry. */
  readonly titled: TextSpec;
  /** Whether guests see the entries in list order; otherwise by date. */
  readonly isOrdered: boolean;
  /** Selects the document's entries of this kind. */
  readonly has: (row: Pick<WireContentRow, "story">) => boolean;
}

const title = (shape: TextShape = "plain", name = "title"): TextSpec => ({
  type: "text",
  name,
  label: "content.title",
  shape,
  maxLength: 200,
  isRequired: true,
});
const html = (shape: TextShape = "plain"): TextSpec => ({
  type: "html",
  name: "content",
  label: "content.text",
  shape,
  maxLength: 100_000,
});
const line = (label: PlainKey, name: string, rows: number, shape: TextShape = "plain"): TextSpec => ({
  type: "text",
  name,
  label,
  shape,
  maxLength: 1_000,
  rows,
});
const cover: PictureSpec = { type: "picture", name: "image", label: "content.picture", aspect: 2 };
const slug = { type: "slug", name: "slug", label: "content.slug", hint: "content.slug.hint" } as const;
const date = { type: "date", name: "date", label: "content.date" } as const;
const seo: readonly ContentField[] = [
  { ...line("content.seo.title", "seo_data.title", 1), hint: "content.seo.hint" },
  line("content.seo.description", "seo_data.description", 2),
];
const all = () => true;

const wide: PictureSpec = {
  type: "picture",
  name: "desctop_slider",
  otherwise: "gallery_1",
  isList: true,
  aspect: 3,
  label: "content.picture.wide",
};
const narrow: PictureSpec = {
  type: "picture",
  name: "gallery",
  otherwise: "gallery_2",
  isList: true,
  aspect: 4 / 3,
  label: "content.picture.phone",
};
const portraits: PictureSpec = {
  type: "pictures",
  name: "gallery",
  otherwise: "gallery_2",
  isList: true,
  aspect: 9 / 16,
  label: "content.picture.story",
  isRequired: true,
};
const aim: readonly ContentField[] = [{ type: "link" }, { type: "branches" }, { type: "shown" }];

const popups: readonly ContentField[] = [
  { ...html(), name: "text", maxLength: 5_000 },
  { type: "picture", name: "image", otherwise: "bgImage", label: "content.picture", aspect: 16 / 9 },
  { type: "address", name: "url", label: "content.popup.url", hint: "content.link.url.hint" },
  { ...line("content.popup.button", "button_text", 1), maxLength: 60 },
  {
    type: "choice",
    name: "repeat",
    label: "content.popup.repeat",
    choices: [
      { value: "once", label: "content.popup.repeat.once" },
      { value: "session", label: "content.popup.repeat.session" },
      { value: "always", label: "content.popup.repeat.always" },
    ],
  },
  { type: "days" },
  { type: "time", name: "popup_from", label: "content.popup.from" },
  { type: "time", name: "popup_to", label: "content.popup.to" },
  { type: "branches" },
  { type: "flag", name: "stock_empty", label: "content.popup.unchosen", hint: "content.popup.unchosen.hint" },
  { type: "zone", name: "id_delivery_zone", label: "content.popup.zone" },
  { type: "flag", name: "disable_ordering", label: "content.popup.stops", hint: "content.popup.stops.hint" },
];

/** In the order of the screen's links. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    name: "banners",
    document: "banners",
    title: "content.banners",
    titled: title(),
    isOrdered: true,
    fields: [title(), line("content.words", "text", 2), wide, narrow, ...aim],
    has: ({ story }) => !story,
  },
  {
    name: "stories",
    document: "banners",
    title: "content.stories",
    titled: title(),
    isOrdered: true,
    fields: [title(), line("content.words", "text", 2), portraits, ...aim],
    has: ({ story }) => story,
  },
  {
    name: "popups",
    document: null,
    title: "content.popups",
    titled: title(),
    isOrdered: true,
    has: all,
    fields: [title(), ...popups],
  },
  {
    name: "pages",
    document: "pages",
    title: "content.pages",
    titled: title("rendered"),
    isOrdered: false,
    fields: [
      ...[title("rendered"), line("content.excerpt", "excerpt", 2, "paragraph"), cover, html("rendered"), slug],
      ...seo,
    ],
    has: all,
  },
  {
    name: "blog",
    document: "blog",
    title: "content.blog",
    titled: title(),
    isOrdered: false,
    has: all,
    fields: [title(), line("content.excerpt", "excerpt", 2), date, cover, html(), slug, ...seo],
  },
  {
    name: "information",
    document: "information",
    title: "content.information",
    titled: title(),
    isOrdered: true,
    has: all,
    fields: [
      title(),
      {
        type: "choice",
        name: "kind",
        label: "content.info.kind",
        choices: [
          { value: "page", label: "content.info.page" },
          { value: "post", label: "content.info.post" },
        ],
      },
      ...[cover, html(), date, slug],
      ...seo,
    ],
  },
  {
    name: "brands",
    document: "brands",
    title: "content.brands",
    titled: title("plain", "name"),
    isOrdered: true,
    has: all,
    fields: [
      { ...title("plain", "name"), label: "content.brand.name" },
      { ...cover, aspect: 16 / 9 },
      ...[line("content.brand.text", "description", 4), { type: "dishes" } as const, slug],
      ...seo,
    ],
  },
  {
    name: "galleries",
    document: "galleries",
    title: "content.galleries",
    titled: title(),
    isOrdered: true,
    fields: [
      title(),
      { type: "gallery", name: "images", isList: true, label: "content.gallery.pictures", aspect: 3 / 2 },
    ],
    has: all,
  },
];

/** The notice outside working hours has its own look and no options. */
const hoursNotice: readonly ContentField[] = [
  title(),
  { ...html(), name: "text", maxLength: 5_000, hint: "content.popup.hours.hint" },
  { type: "picture", name: "bgImage", otherwise: "image", label: "content.picture", aspect: 16 / 9 },
];

/** The fields of an entry: the notice outside working hours has fewer. */
export function fieldsOfEntry(kind: ContentKind, main: Readonly<Record<string, unknown>>): readonly ContentField[] {
  const notice = main["isTimePopup"];
  return kind.name === "popups" && (notice === true || notice === 1 || notice === "1") ? hoursNotice : kind.fields;
}

export function contentKind(name: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => kind.name === name);
}
