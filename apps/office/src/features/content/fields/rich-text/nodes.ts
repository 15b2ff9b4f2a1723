import { Node } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { cleanHtml } from "./clean-html.ts";

const IMAGE_FIELDS = ["src", "alt", "width", "height", "srcset", "sizes"] as const;

/** A picture inside the text. */
const Picture = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(IMAGE_FIELDS.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/**
 * An element without editor tools, such as a table. It is shown as it is, moved and removed as one piece, and written
 * back unchanged. The HTML was cleaned earlier.
 */
const Kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: "", rendered: false } }),
  parseHTML: () =>
    ["table", "figure", "dl", "pre", "picture"].map((tag) => ({
      tag,
      priority: 100,
      getAttrs: (element: HTMLElement) => ({ html: cleanHtml(element.outerHTML) }),
    })),
  renderHTML({ node }) {
    const html: unknown = node.attrs["html"];
    const parsed = new DOMParser().parseFromString(typeof html === "string" ? html : "", "text/html");
    const element = parsed.body.firstElementChild;
    return element === null ? ["p"] : document.importNode(element, true);
  },
});

/** The editor's schema: only content that the shop's pages keep. */
export const NODES = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  Picture,
  Kept,
];
