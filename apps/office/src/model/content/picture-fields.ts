import { type DocumentPicture, documentPictures } from "../pictures/document-picture.ts";
import type { FieldChange, Fields, PictureSpec } from "./content-fields.ts";

interface Pictures {
  readonly before: readonly DocumentPicture[];
  readonly after: readonly DocumentPicture[];
}

const nothing: FieldChange = { set: {}, unset: [] };

/** Pictures in the document's format. Pictures of a gallery have their address in `url`. */
export function writtenPictures(pictures: readonly DocumentPicture[], isGallery: boolean): readonly Fields[] {
  return pictures.map(({ src, ...others }) => (isGallery ? { ...others, url: src } : { ...others, src }));
}

/**
 * Translations repeat the pictures to translate their captions, so new pictures replace the old ones there too. A
 * translation with its own pictures keeps them.
 */
export function pictureTranslation(field: PictureSpec, { before, after }: Pictures, own: Fields): FieldChange {
  if (JSON.stringify(before) === JSON.stringify(after)) return nothing;
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const name of [field.name, ...(field.otherwise === undefined ? [] : [field.otherwise])]) {
    const shown = documentPictures(own[name]);
    const isRepeat = shown.length > 0 && shown.every(({ src }) => before.some((picture) => picture.src === src));
    if (!isRepeat) continue;
    if (after.length === 0) unset.push(name);
    else {
      const list = after.map((picture, at) => {
        const alt = (shown.find(({ src }) => src === picture.src) ?? shown[at])?.["alt"];
        return alt === undefined ? picture : { ...picture, alt };
      });
      set[name] = field.isList ? list : list[0];
    }
  }
  return { set, unset };
}

/** The pictures of a gallery with their captions in another language. */
export function galleryTranslations(
  { before, after }: Pictures,
  captions: { readonly before: Readonly<Record<string, string>>; readonly after: Readonly<Record<string, string>> },
): FieldChange {
  const isSame = JSON.stringify([before, captions.before]) === JSON.stringify([after, captions.after]);
  if (isSame) return nothing;
  const isSaid = after.some(({ src }) => (captions.after[src] ?? "").trim() !== "");
  if (!isSaid) return Object.keys(captions.before).length === 0 ? nothing : { set: {}, unset: ["images"] };
  const images = after.map((picture) => {
    const said = (captions.after[picture.src] ?? "").trim();
    return said === "" ? picture : { ...picture, alt: said };
  });
  return { set: { images: writtenPictures(images, true) }, unset: [] };
}
