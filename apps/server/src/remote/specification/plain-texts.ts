import { decodeHTMLStrict } from "entities";

/** Members that are HTML, code or whole documents: their readers expect them as they are. */
const markup: ReadonlySet<string> = new Set(["content", "popups", "include", "lang_json_data", "meta_data"]);

/** Where what is not shown begins and ends. One expression for both would take quadratic time on what never ends. */
const silentEdge = /<!--|-->|<\/?(script|style)\b[^<>]*>/gi;
const lineEnd = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)\s*>/gi;
/** Not a sign of comparison: a name follows at once. */
const tag = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/gi;
const reference = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/**
 * A JSON value with every text as people read it. WordPress writes titles, names and its currency sign as HTML
 * ("Суп &#171;Том Ям&#187;", "&#8381;"), also where the specification has a plain text, and pages show a text as it is.
 * The same object if there is nothing to change.
 */
export function plainTexts(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const read = value.map(plainTexts);
    return read.every((item, index) => item === value[index]) ? value : read;
  }
  const members = Object.entries(value);
  const read = members.map(([name, member]) => [name, markup.has(name) ? member : plainTexts(member)] as const);
  return read.every(([, member], index) => member === members[index]?.[1]) ? value : Object.fromEntries(read);
}

function plainText(text: string): string {
  const heard = withoutSilent(text);
  if (heard === text && !reference.test(text) && text.search(tag) < 0) return text;
  const words = heard.replace(/\s+/g, " ").replace(lineEnd, "\n").replace(tag, "");
  const lines = decodeHTMLStrict(words).split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** Without comments, scripts and styles; one that does not end stays. */
function withoutSilent(text: string): string {
  let kept = "";
  let from = 0;
  let open: string | null = null;
  for (const { 0: edge, 1: element, index } of text.matchAll(silentEdge)) {
    const kind = element?.toLowerCase() ?? "comment";
    const isEnd = edge === "-->" || edge.startsWith("</");
    if (open === null && !isEnd) {
      kept += text.slice(from, index);
      from = index;
      open = kind;
    } else if (open === kind && isEnd) {
      from = index + edge.length;
      open = null;
    }
  }
  return kept + text.slice(from);
}
