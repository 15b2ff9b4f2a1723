import type { WireUploadedPicture } from "@skatert/contract";

/** A picture in a document; unknown fields are kept. */
export interface DocumentPicture {
  readonly src: string;
  readonly [field: string]: unknown;
}

/** The document entry of an uploaded picture. `alt`: its description, such as the dish's name. */
export function documentPicture({ address, width, height, sizes }: WireUploadedPicture, alt: string): DocumentPicture {
  return { src: address, alt, width, height, ...(sizes.length === 0 ? {} : { sizes }) };
}

/** The pictures with an uploaded one at the end. Adding the same photo twice keeps one picture. */
export function withPicture(
  pictures: readonly DocumentPicture[],
  uploaded: WireUploadedPicture,
  alt: string,
): readonly DocumentPicture[] {
  return [...pictures.filter(({ src }) => src !== uploaded.address), documentPicture(uploaded, alt)];
}

/** The pictures of a dish in a document, in order. */
export function documentPictures(value: unknown): readonly DocumentPicture[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => readPicture(entry) ?? []);
}

function readPicture(value: unknown): DocumentPicture | null {
  if (typeof value === "string") return value.trim() === "" ? null : { src: value.trim() };
  if (typeof value !== "object" || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const src = fields["src"] ?? fields["url"];
  return typeof src === "string" && src !== "" ? { ...fields, src } : null;
}
