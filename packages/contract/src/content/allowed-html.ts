/**
 * The HTML of the shop's texts that guests get; pages and the office's editor remove everything else (ROUTE-8, EDIT-4).
 * None of it runs a script, loads a frame, or styles the page around it.
 */
export const ALLOWED_HTML = {
  elements: [
    ...["address", "article", "aside", "footer", "header", "hgroup", "main", "nav", "section"],
    ...["h1", "h2", "h3", "h4", "h5", "h6"],
    ...["blockquote", "dd", "div", "dl", "dt", "figcaption", "figure", "hr", "li", "menu", "ol", "p", "pre", "ul"],
    ...["a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "dfn", "em", "i", "kbd", "mark", "q"],
    ...["rb", "rp", "rt", "rtc", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var"],
    ...["wbr", "caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr"],
    ...["img", "picture", "source"],
  ],
  /** By element; other elements have none. */
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height", "srcset", "sizes"],
    source: ["srcset", "media", "type"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  /** Protocols of addresses; a relative address has none. */
  schemes: ["http", "https", "mailto", "tel"],
  /** Removed with their content, which is not text for guests. */
  silent: ["script", "style", "textarea", "option", "xmp", "noscript", "template", "title", "head"],
} as const satisfies AllowedHtml;

interface AllowedHtml {
  readonly elements: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly schemes: readonly string[];
  readonly silent: readonly string[];
}
