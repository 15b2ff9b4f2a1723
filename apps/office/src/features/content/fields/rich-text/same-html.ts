import { cleanFragment } from "./clean-html.ts";

const SYNONYMS: Readonly<Record<string, string>> = { b: "strong", i: "em" };
const BLOCKS = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote hr table thead tbody tfoot tr td th caption div figure dl dt dd pre".split(
    " ",
  ),
);

/** Whether two HTML texts look the same. Ignores spaces between blocks and `b` for `strong`. */
export function isSameHtml(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

/** The editor's HTML in the usual form of shops: list items without paragraphs, and "" for an empty text. */
export function plainLists(html: string): string {
  const holder = document.createElement("div");
  holder.append(cleanFragment(html));
  for (const item of holder.querySelectorAll("li")) unwrap(item);
  const isEmpty = (holder.textContent ?? "").trim() === "" && holder.querySelector("img, hr, table") === null;
  return isEmpty ? "" : holder.innerHTML;
}

/** Whether an item has one paragraph, and perhaps a list after it. */
function unwrap(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.localName !== "p" || others.some(({ localName }) => localName === "p")) return;
  first.replaceWith(...first.childNodes);
}

function canonical(html: string): string {
  const holder = document.createElement("div");
  holder.append(cleanFragment(plainLists(html)));
  wrapWords(holder);
  return inside(holder).trim();
}

/** Wraps text outside of blocks in paragraphs, as the editor does; it looks the same. */
function wrapWords(holder: Element): void {
  let paragraph: Element | null = null;
  for (const node of [...holder.childNodes]) {
    const isBlock = node instanceof Element && BLOCKS.has(node.localName);
    const isSpace = node instanceof Text && node.data.trim() === "";
    if (isBlock) paragraph = null;
    else if (paragraph !== null) paragraph.append(node);
    else if (!isSpace) {
      paragraph = document.createElement("p");
      node.replaceWith(paragraph);
      paragraph.append(node);
    }
  }
}

function inside(parent: Element): string {
  return [...parent.childNodes]
    .map((node) => (node instanceof Element ? written(node) : (node.textContent ?? "").replace(/[ \t\n\r]+/g, " ")))
    .join("")
    .replace(/ *(<\/?(?:p|h\d|ul|ol|li|blockquote|hr|table|thead|tbody|tfoot|tr|td|th|br)\b[^>]*>) */g, "$1");
}

function written(element: Element): string {
  const tag = SYNONYMS[element.localName] ?? element.localName;
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).toSorted();
  const content = inside(element);
  return `<${tag}${attributes.join("")}>${BLOCKS.has(tag) ? content.trim() : content}</${tag}>`;
}
