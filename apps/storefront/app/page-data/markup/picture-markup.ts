import type { DemoPreview } from "@skatert/contract";
import type { Picture } from "@skatert/domain";
import { sourceSet } from "../../ui/picture.tsx";
import { escapeHtml } from "./escape-html.ts";

/** From this width on a page shows the wide picture of a section. */
const wideScreen = "(min-width: 769px)";

/**
 * `demo_previews`: the restaurant's pictures and films in order. A film loads when it is played. `name`
 * labels films and pictures without their own text.
 */
export function previewsHtml(previews: readonly DemoPreview[], name: string): string {
  return previews.map(({ picture, videoUrl }) => previewHtml(picture, videoUrl, picture.alt || name)).join("");
}

function previewHtml(picture: Picture, videoUrl: string | null, label: string): string {
  if (videoUrl === null) return imageHtml(picture, label, "(min-width: 769px) 600px, 86vw");
  return `<video controls playsinline preload="none"${attributes({
    src: videoUrl,
    poster: picture.src,
    "aria-label": label,
  })}></video>`;
}

function imageHtml(picture: Picture, alt: string, sizes: string): string {
  const { src, width = 16, height = 9 } = picture;
  const srcset = sourceSet(picture);
  const given = { src, ...(srcset ? { srcset, sizes } : {}), width: String(width), height: String(height), alt };
  return `<img loading="lazy"${attributes(given)}>`;
}

/**
 * A section's cover: `image_dop`, and `image_dop_2` on wide screens. A single one serves both. "" without
 * one.
 */
export function coverHtml([narrow, wide]: readonly (string | null)[]): string {
  const first = narrow ?? wide;
  if (!first) return "";
  const source = wide && wide !== first ? `<source media="${wideScreen}"${attributes({ srcset: wide })}>` : "";
  return `<picture>${source}<img alt="" width="4" height="1"${attributes({ src: first })}></picture>`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}
