import { type DocumentPicture, documentPictures } from "../../../model/pictures/document-picture.ts";

const picture = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;
const film = /\.(mp4|webm|mov)$/i;

/** Whether a text is the address of a picture or a film, which says nothing to people. */
export function isPictureAddress(text: string): boolean {
  return picture.test(pathOf(text));
}

export function isFilmAddress(text: string): boolean {
  return film.test(pathOf(text));
}

/** The pictures of a value that consists of pictures alone; null: it is something else, or empty. */
export function picturesIn(value: unknown): readonly DocumentPicture[] | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = documentPictures(value);
  return list.length > 0 && found.length === list.length && found.every(({ src }) => isPictureAddress(src))
    ? found
    : null;
}

function pathOf(text: string): string {
  return text.trim().split(/[?#]/)[0] ?? text;
}
