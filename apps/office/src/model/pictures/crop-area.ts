/** A rectangle, in pixels or as a percentage of a picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Area, "width" | "height">;

/** The largest centred part of a picture with the given aspect ratio, in percent; null: the whole picture. */
export function middlePart({ width, height }: Size, aspect: number | null): Area {
  if (aspect === null) return { x: 0, y: 0, width: 100, height: 100 };
  const ratio = aspect / (width / height);
  const part = ratio < 1 ? { width: 100 * ratio, height: 100 } : { width: 100, height: 100 / ratio };
  return { x: (100 - part.width) / 2, y: (100 - part.height) / 2, ...part };
}

/** The pixels of a part given in percent: whole pixels inside the picture, at least one. */
export function pixelsOf(part: Area, picture: Size): Area {
  const x = Math.min(picture.width - 1, Math.max(0, Math.round((part.x * picture.width) / 100)));
  const y = Math.min(picture.height - 1, Math.max(0, Math.round((part.y * picture.height) / 100)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(picture.width - x, Math.round((part.width * picture.width) / 100))),
    height: Math.max(1, Math.min(picture.height - y, Math.round((part.height * picture.height) / 100))),
  };
}

/** The stored size of a part: its own, or scaled down so that no side exceeds `side`. */
export function storedSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
