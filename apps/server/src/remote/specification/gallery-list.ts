import { DEFAULT_LANGUAGE, galleryPath, type LanguageCode, PATHS, postsFromWire } from "@skatert/contract";
import { EncodedBody } from "../../http/bodies/encoded-body.ts";
import type { RemoteDocument } from "../download-document.ts";

/** On a host with one gallery per page, the id of this page is the gallery's id. */
const pageSlug = "gallery";
/** The gallery's id on a host without such a page. */
const firstId = "1";

/**
 * The shop's galleries by id, as in the specification, from a host that has `restoran/v1/gallery/{id}` but no list
 * (API-3). The id is that of the page `gallery`, else 1. Null: the host has none.
 */
export async function galleryList(
  read: (path: string) => Promise<RemoteDocument | null>,
  language: LanguageCode,
): Promise<EncodedBody | null> {
  const lang = language === DEFAULT_LANGUAGE ? "" : `lang=${language}`;
  const pages = await read(`${PATHS.pages}?slug=${pageSlug}${lang === "" ? "" : `&${lang}`}`);
  for (const id of [...idsOf(pages), firstId]) {
    const gallery = await read(`${galleryPath(id)}${lang === "" ? "" : `?${lang}`}`);
    if (gallery !== null) return new EncodedBody(`{${JSON.stringify(id)}:${gallery.text}}`);
  }
  return null;
}

function idsOf(pages: RemoteDocument | null): readonly string[] {
  const [page] = pages === null ? [] : postsFromWire(JSON.parse(pages.text));
  return page === undefined ? [] : [String(page.id)];
}
