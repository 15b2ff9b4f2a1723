import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import type { I18n } from "../i18n/i18n.ts";
import { I18nProvider } from "../i18n/i18n-context.tsx";
import type { KeepMarkup, KeptItem } from "../ui/kept-list.tsx";

/** Markup of list items in one language, kept as long as its messages: until the shop's next revision. */
interface Shelf {
  readonly byData: WeakMap<object, Map<string, Buffer>>;
  /** What reads the same looks the same: dishes are made anew from the menu each time something changes. */
  readonly byText: Map<string, Buffer>;
}

/** Some 25 MB of cards, which a menu of thousands in several states does not reach. */
const mostCards = 20_000;
/** React puts hints for pictures that are loaded at once before a markup; inside of a page they are no part of it. */
const hints = /^(?:<link rel="preload"[^>]*>)+/;
const shelves = new WeakMap<I18n, Shelf>();

export interface KeptMarkup {
  readonly keep: KeepMarkup;
  /** The whole markup as bytes: what was rendered, with the kept parts in their places. */
  readonly whole: (rendered: string) => Buffer;
}

/** Kept markup for one rendering in a language. The large parts never become part of a text: bytes are joined. */
export function keptMarkup(i18n: I18n): KeptMarkup {
  const shelf = shelfOf(i18n);
  const parts: Buffer[] = [];
  // Nothing that a shop or a shopper writes can contain it.
  const mark = randomUUID();
  return {
    keep(items) {
      parts.push(Buffer.concat(items.map((item) => markupOf(item, shelf, i18n))));
      return `${mark}:${parts.length - 1};`;
    },
    whole(rendered) {
      const [before = "", ...rest] = rendered.split(mark);
      return Buffer.concat([Buffer.from(before), ...rest.flatMap((text) => afterMark(text, parts))]);
    },
  };
}

/** `:<number of the part>;` and what was rendered after it. */
function afterMark(text: string, parts: readonly Buffer[]): readonly Buffer[] {
  const end = text.indexOf(";");
  return [parts[Number(text.slice(1, end))] ?? Buffer.alloc(0), Buffer.from(text.slice(end + 1))];
}

function shelfOf(i18n: I18n): Shelf {
  const shelf = shelves.get(i18n) ?? { byData: new WeakMap(), byText: new Map() };
  shelves.set(i18n, shelf);
  return shelf;
}

function markupOf(item: KeptItem, { byData, byText }: Shelf, i18n: I18n): Buffer {
  const kinds = byData.get(item.data) ?? new Map<string, Buffer>();
  byData.set(item.data, kinds);
  const known = kinds.get(item.kind);
  if (known) return known;
  const text = item.kind + JSON.stringify(item.data);
  const bytes = byText.get(text) ?? rendered(item, i18n);
  if (byText.size >= mostCards) byText.clear();
  byText.set(text, bytes);
  kinds.set(item.kind, bytes);
  return bytes;
}

function rendered({ render }: KeptItem, i18n: I18n): Buffer {
  const html = renderToString(<I18nProvider i18n={i18n}>{render()}</I18nProvider>);
  return Buffer.from(html.replace(hints, ""));
}
