import { ALLOWED_HTML } from "@skatert/contract";

const elements: ReadonlySet<string> = new Set(ALLOWED_HTML.elements);
const silent: ReadonlySet<string> = new Set(ALLOWED_HTML.silent);
const schemes: ReadonlySet<string> = new Set(ALLOWED_HTML.schemes);
const attributes: Readonly<Record<string, readonly string[]>> = ALLOWED_HTML.attributes;

/** Parses the HTML without scripts and other elements that the shop's pages remove. None of it runs. */
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
  if (silent.has(tag)) return [];
  const children = [...node.childNodes].flatMap(cleaned);
  if (!elements.has(tag)) return children;
  const element = document.createElement(tag);
  for (const name of attributes[tag] ?? []) {
    const value = node.getAttribute(name);
    if (value !== null && (!["href", "src", "srcset"].includes(name) || isSafe(value)))
      element.setAttribute(name, value);
  }
  element.append(...children);
  return [element];
}

/** An address on this site or with an allowed protocol. Browsers ignore spaces and control characters in addresses. */
function isSafe(address: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\p{Cc}\s]/gu, "")) ?? [];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}
