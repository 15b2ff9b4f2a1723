import type { WireUploadedPicture } from "@skatert/contract";

/** A picture as a document names it; fields that the office does not know stay. */
export interface DocumentPicture {
  readonly src: string;
  readonly [field: string]: unknown;
}

/** What a document says about an uploaded picture. `alt`: what it shows, such as the dish's name. */
export function documentPicture({ address, width, height, sizes }: WireUploadedPicture, alt: string): DocumentPicture {
  return { src: address, alt, width, height, ...(sizes.length === 0 ? {} : { sizes }) };
}

/** The pictures of a dish in a document, in their order. */
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
