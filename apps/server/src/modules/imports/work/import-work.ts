import type { Store } from "../../../database/store.ts";
import type { AuditInsert } from "../../audit/audit-entry.ts";
import type { TableLanguage } from "../columns/field-names.ts";
import { applyImport } from "./apply-import.ts";
import { exportMenu } from "./export-menu.ts";
import { judgeImport } from "./judge-import.ts";
import { type UndoRequest, type UndoResult, undoApplied } from "./undo-applied.ts";

/**
 * Long work of imports and exports. It reads and writes the store itself, so that it can run in another process
 * (decision 107).
 */
export interface ImportWork {
  judgeImport(id: number): Promise<void>;
  /** `now`: milliseconds. */
  applyImport(request: { readonly id: number; readonly now: number }): Promise<void>;
  undoImport(request: UndoRequest): Promise<UndoResult>;
  /** The menu as a file. */
  exportMenu(request: { readonly format: "csv" | "xlsx"; readonly language: TableLanguage }): Promise<Uint8Array>;
}

export function importWork(store: Store, audit: AuditInsert): ImportWork {
  return {
    judgeImport: (id) => judgeImport({ store }, id),
    applyImport: (request) => applyImport({ store, audit }, request),
    undoImport: (request) => undoApplied({ store, audit }, request),
    exportMenu: (request) => exportMenu(store, request),
  };
}
