import type { Picture as PictureData } from "@skatert/domain";

export interface PictureProps {
  readonly picture: PictureData;
  /** Width on the page by breakpoint, as the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture the visitor sees: loaded at once and first. */
  readonly first?: boolean;
  readonly alt?: string;
  readonly className?: string;
}

/** A picture of reserved size in the widths that exist; without them the one file. */
export function Picture({ picture, sizes, first, alt = picture.alt, className }: PictureProps) {
  const srcSet = sourceSet(picture);
  return (
    <img
      src={picture.src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={picture.width ?? 4}
      height={picture.height ?? 3}
      alt={alt}
      className={className}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
    />
  );
}

/** `<name>-<width>.webp` stands beside `<name>.webp`; the file itself is its full width. A query is kept. */
export function sourceSet({ src, width, widths }: PictureData): string | undefined {
  if (!widths || widths.length === 0) return undefined;
  const [, stem = src, extension = "", query = ""] = /^([^?]*?)(\.\w+)(\?.*)?$/.exec(src) ?? [];
  return widths.map((each) => `${each === width ? src : `${stem}-${each}${extension}${query}`} ${each}w`).join(", ");
}
