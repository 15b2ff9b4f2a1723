import { type DocumentPicture, documentPictures } from "../pictures/document-picture.ts";
import type { FieldChange, Fields, PictureSpec } from "./content-fields.ts";

interface Pictures {
  readonly before: readonly DocumentPicture[];
  readonly after: readonly DocumentPicture[];
}

const nothing: FieldChange = { set: {}, unset: [] };

/** Pictures as the document has them; those of a gallery name their address `url`. */
export function writtenPictures(pictures: readonly DocumentPicture[], isGallery: boolean): readonly Fields[] {
  return pictures.map(({ src, ...others }) => (isGallery ? { ...others, url: src } : { ...others, src }));
}

/**
 * A translation repeats the pictures to translate what they show: the new ones take the place of the old ones there
 * too. A translation with pictures of its own keeps them.
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

/** The pictures of a gallery in another language: the same ones, with what they show in it. */
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
