/** A rectangle on the screen, pixels. */
export interface NameBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far two names may reach into each other's rectangles, pixels: a slanting name does not fill its own. */
const leeway = 4;

/** Which names may be shown, the weightiest first: none that lies upon one shown before it. */
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
