/** A rectangle on the screen, pixels. */
export interface NameBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Tolerated overlap of two names' rectangles, pixels, because a slanting name does not fill its own. */
const leeway = 4;

/** The names to show, by descending weight: those that overlap no name already shown. */
export function freeNames(boxes: readonly NameBox[]): readonly boolean[] {
  const taken: NameBox[] = [];
  return boxes.map((box) => {
    const isFree = !taken.some((other) => meet(box, other));
    if (isFree) taken.push(box);
    return isFree;
  });
}

function meet(a: NameBox, b: NameBox): boolean {
  return (
    a.left + leeway < b.right && b.left + leeway < a.right && a.top + leeway < b.bottom && b.top + leeway < a.bottom
  );
}
