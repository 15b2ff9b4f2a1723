import type {
  ImportRowKind,
  ImportVerdict,
  WireImport,
  WireImportJudge,
  WireImportList,
  WireImportTable,
} from "@skatert/contract";
import { Refusal } from "../../input/refusal.ts";
import type { Actor } from "../audit/audit-entry.ts";
import type { FormFile } from "./calls/form-body.ts";
import { allFields } from "./columns/all-fields.ts";
import type { TableLanguage } from "./columns/field-names.ts";
import type { ImportsDeps } from "./imports-deps.ts";
import { menuContext } from "./menu/menu-context.ts";
import { givePicture } from "./pictures/given-picture.ts";
import type { DishPlan } from "./plan/plan.ts";
import { startApplying } from "./steps/start-applying.ts";
import { judgeAgain, startImport, type UploadedTable } from "./steps/start-import.ts";
import { undoImport } from "./steps/undo-import.ts";
import { inPresentState } from "./store/import-states.ts";
import { findImport, type ImportRow, listImports, rowsOfImport, type StoredColumns } from "./store/import-store.ts";
import { missingPictures, wantedPictures } from "./store/picture-store.ts";
import { aboutImport, importToWire } from "./wire/import-to-wire.ts";
import { readerOf, shopDocuments } from "./work/shop-documents.ts";
import type { StoredChoice } from "./work/stored-choice.ts";

/** The staff member who imports. */
export type Importer = Actor & { readonly id: number };

export interface ImportPage {
  readonly kind: ImportRowKind | null;
  readonly conflictsOnly: boolean;
  readonly verdict: ImportVerdict | null;
  readonly after: number;
  readonly limit: number;
}

/** Imports of tables (IMPORT-1, IMPORT-2). Callers have checked the right. */
export interface Imports {
  /** Reads the file and schedules its judging. Throws a 409 with the reason for a file that cannot be read. */
  start(table: UploadedTable, by: Importer): Promise<number>;
  show(id: number, page: ImportPage): Promise<WireImport>;
  /** Newest first, below the id `before`. */
  list(before: number | null): Promise<WireImportList>;
  /** The beginning of the file, and the fields that its columns can have. */
  table(id: number, language: TableLanguage): Promise<WireImportTable>;
  judge(id: number, request: WireImportJudge): Promise<void>;
  /** Adds a picture that the table names without an address. Throws a 400 for another name. */
  givePicture(id: number, picture: FormFile): Promise<void>;
  /**
   * Schedules the chosen rows to be applied. Throws a 409 unless the import is ready. `judging`: the check whose rows the
   * caller has seen; a 409 after a later one.
   */
  apply(id: number, choice: StoredChoice, judging?: string): Promise<void>;
  /** Throws a 409 if later changes prevent the undo. */
  undo(id: number, by: Importer): Promise<void>;
}

const listed = 20;

export function createImports(deps: ImportsDeps): Imports {
  const { db } = deps.store;

  async function require(id: number): Promise<ImportRow> {
    const stored = await findImport(db, id);
    const [found] = stored === null ? [] : await inPresentState(db, [stored]);
    if (found === undefined) throw new Refusal("rest_not_found", `There is no import ${id}`);
    return found;
  }

  return {
    start: (table, by) => startImport(deps, table, by),
    async show(id, page) {
      const found = await require(id);
      const rows = await rowsOfImport(db, id, { ...page, limit: page.limit + 1 });
      const shown = rows.slice(0, page.limit);
      const plans: readonly DishPlan[] = shown.map(({ plan }) => JSON.parse(plan));
      const next = rows.length > page.limit ? (shown.at(-1)?.position ?? null) : null;
      const wanted = found.state === "ready" ? await wantedPictures(db, id) : [];
      return importToWire({ found, plans, next, wanted, missing: await missingPictures(db, id) });
    },
    async list(before) {
      const found = await listImports(db, { before, limit: listed + 1 });
      const shown = await inPresentState(db, found.slice(0, listed));
      return {
        imports: shown.map(aboutImport),
        next: found.length > listed ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    async table(id, language) {
      const { headingRow, first }: StoredColumns = JSON.parse((await require(id)).columns);
      const documents = await shopDocuments(db);
      const context = menuContext(readerOf(documents), [...documents.keys()]);
      return {
        heading_row: headingRow,
        rows: first.map(({ row, cells }) => ({ row, cells: [...cells] })),
        fields: [...allFields(context, language)],
      };
    },
    judge: async (id, request) => judgeAgain(deps, await require(id), request),
    givePicture: async (id, picture) => givePicture(deps, await require(id), picture),
    async apply(id, choice, judging) {
      await startApplying(deps, await require(id), choice, judging);
    },
    undo: async (id, by) => undoImport(deps, await require(id), by),
  };
}
