import { ALLOWED_HTML } from "@skatert/contract";
import sanitize from "sanitize-html";

const { elements, attributes, schemes, silent } = ALLOWED_HTML;
const kept = Object.entries(attributes).map(([element, names]) => [element, [...names]] as const);

/** The shop's HTML without scripts, frames and styles that affect the page around it. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...elements],
    // "loading" is what the page itself adds.
    allowedAttributes: { ...Object.fromEntries(kept), img: [...attributes.img, "loading"] },
    allowedSchemes: [...schemes],
    nonTextTags: [...silent],
    transformTags: { h1: "h2", img: sanitize.simpleTransform("img", { loading: "lazy" }) },
  });
}
