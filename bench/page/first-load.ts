/** Addresses that a page makes the browser fetch at once, without images, and its inlined style sheets. */
export interface FirstLoad {
  readonly inlineStyles: readonly string[];
  /** Inlined code, without data. */
  readonly inlineScripts: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The preloaded fonts. */
  readonly fonts: readonly string[];
  /** Messages, the web manifest and other preloads. */
  readonly others: readonly string[];
}

const tag = /<(script|link)\b([^>]*)>/g;
const inlineStyle = /<style\b[^>]*>([^<]*)<\/style>/g;
const inlineScript = /<script\b(?![^>]*\btype="application)[^>]*>([\s\S]+?)<\/script>/g;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;

/** Reads the fetches of a first load from a page's HTML. An address counts once. */
export function firstLoadOf(html: string): FirstLoad {
  const tags = [...html.matchAll(tag)].map(([, name, text = ""]) => ({ isLink: name === "link", ...readTag(text) }));
  const links = (matches: (link: Tag) => boolean) =>
    unique(tags.filter((each) => each.isLink && matches(each)).map(({ href }) => href));
  const own = tags.filter(({ isLink }) => !isLink);
  return {
    inlineStyles: [...html.matchAll(inlineStyle)].map(([, css = ""]) => css),
    inlineScripts: [...html.matchAll(inlineScript)].map(([, code = ""]) => code),
    scripts: unique([
      // The starter fetches the page's script; its element contains the names.
      ...own.flatMap((script) => [script.src, script["data-script"], ...wordsOf(script["data-modules"])]),
      ...links(({ rel, as }) => rel === "modulepreload" || (rel === "preload" && as === "script")),
    ]),
    styles: links(
      ({ rel, as, disabled }) =>
        disabled === undefined && (rel === "stylesheet" || (rel === "preload" && as === "style")),
    ),
    fonts: links(({ rel, as }) => rel === "preload" && as === "font"),
    others: unique([
      ...links(({ rel, as }) => rel === "manifest" || (rel === "preload" && as === "fetch")),
      ...own.flatMap((script) => [script["data-messages"], script["data-manifest"]]),
    ]),
  };
}

/** Addresses of the fonts in a style sheet that contain some character of the text (`unicode-range`). */
export function fontsFor(css: string, text: string): readonly string[] {
  const characters = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = ""]) => body);
  const needed = faces.filter((face) => {
    const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1]?.split(",").map(rangeOf) ?? [
      [0, Number.POSITIVE_INFINITY],
    ];
    return ranges.some(([from = 0, to = 0]) => characters.some((character) => character >= from && character <= to));
  });
  return unique(needed.map((face) => /url\(["']?([^"')]+)/.exec(face)?.[1]));
}

interface Tag {
  readonly rel?: string;
  readonly as?: string;
  readonly href?: string;
  readonly src?: string;
  readonly disabled?: string;
  readonly "data-script"?: string;
  readonly "data-modules"?: string;
  readonly "data-messages"?: string;
  readonly "data-manifest"?: string;
}

function wordsOf(text = ""): readonly string[] {
  return text.split(" ").filter(Boolean);
}

function readTag(text: string): Tag {
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name = "", value = ""]) => [name, value]));
}

/** "U+20A0-20AB", "U+131" or "U+4??" as its first and last character. */
function rangeOf(range: string): readonly number[] {
  const [from = "", to = from] = range.trim().replace(/^u\+/i, "").split("-");
  return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)];
}

function unique(addresses: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(addresses.filter((address) => address !== undefined))];
}
