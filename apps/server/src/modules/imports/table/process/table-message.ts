import type { FileFault, Table, TableRow } from "../table.ts";

/** Messages of the child process: the rows in parts, then the end. */
export type TableMessage =
  | { readonly kind: "rows"; readonly rows: readonly TableRow[] }
  | { readonly kind: "end"; readonly table: Omit<Table, "rows"> }
  | { readonly kind: "fault"; readonly fault: FileFault; readonly row: number | null };

/** Exit code: reading needs more memory than the argument allows. */
export const memoryExit = 77;
