import type { WireProductRow } from "@skatert/contract";

type Size = WireProductRow["sizes"][number];

/** An option with a price of its own in a dish or a group. */
export interface OptionLine {
  /** As in the row: "90~902", in a group "201" or "301.3012". */
  readonly id: string;
  /** Null: the line's row is the group. */
  readonly group: string | null;
  readonly product: string;
}

/** A line of the grid: a dish or a group, or one of its sizes or options below it. */
export interface GridLine {
  /** "101", "201/2011" for a size, "201/~90~902" for an option. */
  readonly key: string;
  readonly dish: WireProductRow;
  readonly size: Size | null;
  readonly option: OptionLine | null;
}

const optionMark = "~";

/** Each dish with its sizes below it, and with the options that state prices. */
export function linesOf(dishes: readonly WireProductRow[], hasOptions = false): readonly GridLine[] {
  return dishes.flatMap((dish) => (hasOptions ? linesWithOptions(dish) : lines(dish)));
}

const known = new WeakMap<WireProductRow, readonly GridLine[]>();
const knownWithOptions = new WeakMap<WireProductRow, readonly GridLine[]>();

/** Lines of an unchanged dish keep their objects, so that they do not render. */
function lines(dish: WireProductRow): readonly GridLine[] {
  const found = known.get(dish) ?? [
    { key: dish.id, dish, size: null, option: null },
    ...dish.sizes.map((size) => ({ key: `${dish.id}/${size.id}`, dish, size, option: null })),
  ];
  known.set(dish, found);
  return found;
}

function linesWithOptions(dish: WireProductRow): readonly GridLine[] {
  const found = knownWithOptions.get(dish) ?? [...lines(dish), ...optionLines(dish)];
  knownWithOptions.set(dish, found);
  return found;
}

function optionLines(dish: WireProductRow): readonly GridLine[] {
  const ids = new Set(Object.values(dish.prices).flatMap(({ options }) => Object.keys(options)));
  return [...ids].map((id) => ({ key: `${dish.id}/${optionMark}${id}`, dish, size: null, option: optionOf(id) }));
}

function optionOf(id: string): OptionLine {
  const [first = "", second] = id.split("~");
  const [product = ""] = (second ?? first).split(".");
  return { id, group: second === undefined ? null : first, product };
}

/** The line of a key; null: the dish, the size or the option is no longer in the menu. */
export function lineOf(dishes: ReadonlyMap<string, WireProductRow>, key: string): GridLine | null {
  const [id = "", part] = key.split("/");
  const dish = dishes.get(id);
  if (dish === undefined) return null;
  if (part?.startsWith(optionMark)) return linesWithOptions(dish).find((line) => line.key === key) ?? null;
  return lines(dish).find((line) => line.key === key) ?? null;
}

/** Whether the row is a group of options. It has no price itself. */
export function isGroup({ kind }: Pick<WireProductRow, "kind">): boolean {
  return kind === "category";
}
