/** What the shop's pages keep of its HTML; see the storefront's clean-html. Everything else they leave out. */
const TAGS = new Set(
  [
    "address article aside footer header h1 h2 h3 h4 h5 h6 hgroup main nav section blockquote dd div dl dt figcaption",
    "figure hr li menu ol p pre ul a abbr b bdi bdo br cite code data dfn em i kbd mark q rb rp rt rtc ruby s samp",
    "small span strong sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr img picture source",
  ]
    .join(" ")
    .split(" "),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  img: ["src", "alt", "width", "height", "srcset", "sizes"],
  source: ["srcset", "media", "type"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
};
/** Their content is no text for guests. */
const SILENT = new Set(["script", "style", "textarea", "option", "noscript", "template", "title", "head"]);

/** The HTML as elements, without scripts and whatever else the shop's pages leave out. Nothing of it runs. */
export function cleanFragment(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const fragment = document.createDocumentFragment();
  fragment.append(...[...parsed.body.childNodes].flatMap(cleaned));
  return fragment;
}

export function cleanHtml(html: string): string {
  const holder = document.createElement("div");
  holder.append(cleanFragment(html));
  return holder.innerHTML;
}

function cleaned(node: Node): readonly Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element)) return [];
  const tag = node.localName;
  if (SILENT.has(tag)) return [];
  const children = [...node.childNodes].flatMap(cleaned);
  if (!TAGS.has(tag)) return children;
  const element = document.createElement(tag);
  for (const name of ATTRIBUTES[tag] ?? []) {
    const value = node.getAttribute(name);
    if (value !== null && (!["href", "src", "srcset"].includes(name) || isSafe(value)))
      element.setAttribute(name, value);
  }
  element.append(...children);
  return [element];
}

/** An address on this site, or with a protocol that pages allow. Browsers ignore spaces and controls inside of one. */
function isSafe(address: string): boolean {
  const [protocol] = /^[a-z][a-z\d+.-]*:/i.exec(address.replace(/[\p{Cc}\s]/gu, "")) ?? [];
  return protocol === undefined || /^(?:https?|mailto|tel):$/i.test(protocol);
}
