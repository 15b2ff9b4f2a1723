import { createElement, type MouseEvent, type PointerEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CellPlace, cursorAt, rangeOf } from "../../model/grid/cell-range.ts";
import { useGridPointer } from "./use-grid-pointer.ts";

/** The part of the page's elements that the grid reads. */
class Place {
  readonly dataset: Readonly<Record<string, string>>;
  constructor(dataset: Readonly<Record<string, string>>) {
    this.dataset = dataset;
  }
  closest(asked: string) {
    return asked === "[data-row]" && "row" in this.dataset ? this : null;
  }
}
class Field extends Place {}

const active = new Place({ row: "1", column: "4" });
const other = new Place({ row: "2", column: "4" });
const title = new Place({});
const edit = vi.fn();
const goTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal("Element", Place);
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("getSelection", () => null);
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

type Handlers = ReturnType<typeof useGridPointer>;

function Grid({ place, onMade }: { readonly place: CellPlace; readonly onMade: (handlers: Handlers) => void }) {
  const cursor = { cursor: cursorAt(place), range: rangeOf(cursorAt(place)), setCursor: vi.fn(), extendTo: vi.fn() };
  onMade(useGridPointer({ grid: { current: null }, cursor: { ...cursor, goTo }, edit, fill: vi.fn() }));
  return null;
}

function gridAt(place: CellPlace) {
  const made: Handlers[] = [];
  renderToStaticMarkup(createElement(Grid, { place, onMade: (handlers) => made.push(handlers) }));
  const [handlers] = made;
  if (handlers === undefined) throw new Error("not rendered");
  const down = (target: Place, pointerType: string) =>
    handlers.onPointerDown({
      target,
      pointerType,
      button: 0,
      shiftKey: false,
      pointerId: 1,
      currentTarget: { setPointerCapture: () => {} },
    } as unknown as PointerEvent);
  const double = (target: Place) => handlers.onDoubleClick({ target } as unknown as MouseEvent);
  return { ...handlers, down, double };
}

it("EDIT-2 a double press on a column's title sorts, and edits no cell", () => {
  const grid = gridAt({ row: 1, column: 4 });
  grid.down(title, "mouse");
  grid.double(title);
  expect(edit).not.toHaveBeenCalled();
});

it("EDIT-2 a double press in the open editor selects a word, on a cell it edits", () => {
  const grid = gridAt({ row: 1, column: 4 });
  grid.double(new Field({ row: "1", column: "4" }));
  expect(edit).not.toHaveBeenCalled();
  grid.down(active, "mouse");
  grid.double(active);
  expect(edit).toHaveBeenCalledOnce();
});

it("EDIT-2 a finger that scrolls from the active cell changes nothing", () => {
  const grid = gridAt({ row: 1, column: 4 });
  grid.down(active, "touch");
  grid.onPointerCancel();
  grid.onPointerUp();
  expect(edit).not.toHaveBeenCalled();
});

it("EDIT-2 a second tap edits once, although browsers report a double press as well", () => {
  const grid = gridAt({ row: 1, column: 4 });
  grid.down(other, "touch");
  grid.onPointerUp();
  expect(goTo).toHaveBeenCalledWith({ row: 2, column: 4 });
  grid.down(active, "touch");
  grid.onPointerUp();
  grid.double(active);
  expect(edit).toHaveBeenCalledOnce();
});
