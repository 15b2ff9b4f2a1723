import sanitize from "sanitize-html";

const allowedTags = [...sanitize.defaults.allowedTags, "img", "picture", "source"];

/** The shop's HTML without scripts, frames and styles that affect the page around it. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      a: ["href", "title"],
      img: ["src", "alt", "width", "height", "srcset", "sizes", "loading"],
      source: ["srcset", "media", "type"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    transformTags: { h1: "h2", img: sanitize.simpleTransform("img", { loading: "lazy" }) },
  });
}
