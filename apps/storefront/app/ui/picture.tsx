import { widthAddress } from "@skatert/contract";
import type { Picture as PictureData } from "@skatert/domain";

export interface PictureProps {
  readonly picture: PictureData;
  /** Width on the page by breakpoint, as the `sizes` attribute. */
  readonly sizes: string;
  /**
   * Maximum useful width in pixels. Wider files are left out, because the list of hundreds of cards would
   * grow.
   */
  readonly widest?: number;
  /** The first visible picture: loaded eagerly with high priority. */
  readonly first?: boolean;
  readonly alt?: string;
  readonly className?: string;
}

/** A picture of reserved size in its existing widths; without them the one file. */
export function Picture({ picture, sizes, widest, first, alt = picture.alt, className }: PictureProps) {
  const files = filesOf(picture, widest);
  return (
    <img
      src={files.at(-1)?.src ?? picture.src}
      srcSet={setOf(files)}
      sizes={files.length > 0 ? sizes : undefined}
      width={picture.width ?? 4}
      height={picture.height ?? 3}
      alt={alt}
      className={className}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
    />
  );
}

/** The `srcset` of a picture. Undefined for a single file. */
export function sourceSet(picture: PictureData): string | undefined {
  return setOf(filesOf(picture));
}

interface PictureFile {
  readonly src: string;
  readonly width: number;
}

/** The files of a picture, the narrowest first. A WebP is its own file at its full width. */
function filesOf({ src, width, widths = [] }: PictureData, widest = Number.POSITIVE_INFINITY): readonly PictureFile[] {
  const files = widths.map((each) => ({
    src: each === width && /\.webp(\?|$)/.test(src) ? src : widthAddress(src, each),
    width: each,
  }));
  const enough = files.filter((file) => file.width <= widest);
  return enough.length > 0 ? enough : files;
}

function setOf(files: readonly PictureFile[]): string | undefined {
  return files.length > 0 ? files.map(({ src, width }) => `${src} ${width}w`).join(", ") : undefined;
}
