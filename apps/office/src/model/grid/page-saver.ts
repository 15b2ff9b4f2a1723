import { createGridSaver, type GridSaver, type SaverDeps } from "./grid-saver.ts";

let known: { readonly staffId: number; readonly saver: GridSaver } | null = null;

/** One saver for a person's page: back on the screen, it still has the edits on their way and the steps to undo. */
export function pageSaver(staffId: number, deps: SaverDeps): GridSaver {
  if (known?.staffId !== staffId) known = { staffId, saver: createGridSaver(deps) };
  return known.saver;
}
