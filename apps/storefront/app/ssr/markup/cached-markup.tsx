import { hash, randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import type { I18n } from "../../i18n/i18n.ts";
import { I18nProvider } from "../../i18n/i18n-context.tsx";
import type { CachedItem, CacheMarkup } from "../../ui/lists/cached-list.tsx";
import { type Body, type BodyPart, freshPart, sharedPart } from "../cache/body-parts.ts";
import { createByList } from "../cache/by-list.ts";

/** Markup of list items in one language, cached as long as its messages. */
interface Shelf {
  readonly byData: WeakMap<object, Map<string, Buffer>>;
  /** By a digest of the data, because dish objects are created again after each change. */
  readonly byText: Map<string, Buffer>;
  /** The joined cards of a list. */
  readonly joined: (cards: readonly Buffer[], join: () => BodyPart) => BodyPart;
}

/** About 25 MB of cards. A menu of thousands reaches this after many edits. */
const maxCards = 20_000;
/** React puts preload hints of eager pictures before the markup. They are invalid inside a page. */
const hints = /^(?:<link rel="preload"[^>]*>)+/;
const shelves = new WeakMap<I18n, Shelf>();

export interface CachedMarkup {
  readonly keep: CacheMarkup;
  /** The whole markup: the rendered parts with the cached parts in their places. */
  readonly whole: (rendered: string) => Body;
}

/** Cached markup for one rendering in a language. The large parts never become part of a string. */
export function cachedMarkup(i18n: I18n): CachedMarkup {
  const shelf = shelfOf(i18n);
  const parts: BodyPart[] = [];
  // No text of a shop or shopper can contain it.
  const mark = randomUUID();
  return {
    keep(items) {
      parts.push(listOf(items, shelf, i18n));
      return `${mark}:${parts.length - 1};`;
    },
    whole(rendered) {
      const [before = "", ...rest] = rendered.split(mark);
      return [freshPart(before), ...rest.flatMap((text) => afterMark(text, parts))];
    },
  };
}

/** `:<number of the part>;` and the markup after it. */
function afterMark(text: string, parts: readonly BodyPart[]): Body {
  const end = text.indexOf(";");
  const part = parts[Number(text.slice(1, end))];
  const after = freshPart(text.slice(end + 1));
  return part ? [part, after] : [after];
}

function listOf(items: readonly CachedItem[], shelf: Shelf, i18n: I18n): BodyPart {
  const cards = items.map((item) => markupOf(item, shelf, i18n));
  return shelf.joined(cards, () => sharedPart(Buffer.concat(cards)));
}

function shelfOf(i18n: I18n): Shelf {
  const shelf = shelves.get(i18n) ?? { byData: new WeakMap(), byText: new Map(), joined: createByList() };
  shelves.set(i18n, shelf);
  return shelf;
}

function markupOf(item: CachedItem, { byData, byText }: Shelf, i18n: I18n): Buffer {
  const kinds = byData.get(item.data) ?? new Map<string, Buffer>();
  const known = kinds.get(item.kind);
  if (known) return known;
  const text = hash("sha256", item.kind + JSON.stringify(item.data), "base64url");
  const bytes = byText.get(text) ?? rendered(item, i18n);
  if (byText.size >= maxCards) byText.clear();
  byText.set(text, bytes);
  byData.set(item.data, kinds.set(item.kind, bytes));
  return bytes;
}

function rendered({ render }: CachedItem, i18n: I18n): Buffer {
  const html = renderToString(<I18nProvider i18n={i18n}>{render()}</I18nProvider>);
  return Buffer.from(html.replace(hints, ""));
}
