import type { UndoOutcome } from "../../../shop/editing/undo-change.ts";

type Obstacles = Extract<UndoOutcome, { kind: "refused" }>["obstacles"];

/** What prevents the undo of an import, in the form of the wire: later changes, or faults that the shop would have. */
export interface UndoObstacles {
  readonly reason: "conflicts" | "faults";
  readonly conflicts: readonly {
    readonly entity: string;
    readonly facet: string;
    readonly path: readonly string[];
    readonly changed_by: string;
    readonly change_id: number | null;
  }[];
  readonly faults: readonly { readonly file: string; readonly path: string; readonly message: string }[];
}

const maxShown = 100;

export function undoObstacles({ conflicts, unplaced, faults, busy }: Obstacles): UndoObstacles {
  return {
    reason: conflicts.length > 0 ? "conflicts" : "faults",
    conflicts: conflicts.slice(0, maxShown).map(({ key, facet, path, by: later }) => ({
      entity: key,
      facet,
      path,
      changed_by: later?.by_name ?? "",
      change_id: later?.id ?? null,
    })),
    faults: [
      ...unplaced.map((key) => ({ file: "catalog.json", path: key, message: "is in no category" })),
      ...faults.map(({ file, path, message }) => ({ file, path, message })),
      ...busy.map(({ key, orders }) => ({
        file: "settings.json",
        path: key,
        message: `has ${orders} orders that are not finished`,
      })),
    ].slice(0, maxShown),
  };
}
