import {
  GuideFileSchema,
  ImportSchema,
  ImportStartedSchema,
  ImportUndoRefusedSchema,
  OFFICE_PATHS,
  type WireGuideFile,
  type WireImport,
  type WireImportApply,
  type WireImportJudge,
  type WireImportUndoRefused,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import { createOfficeCalls } from "../../platform/api/calls.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { waitForSignIn } from "../../platform/session/session-end.ts";
import { refreshShopData } from "../entities/entity-calls.ts";
import { IMPORTS, importListQuery, importQuery } from "./import-queries.ts";

/** Uploads a table file and has it checked. The shop is not changed. */
export async function uploadTable(file: File): Promise<OfficeResult<{ readonly id: number }>> {
  const result = await fileCalls(file).change("POST", OFFICE_PATHS.imports, ImportStartedSchema);
  if (result.ok) void queryClient.invalidateQueries({ queryKey: importListQuery.queryKey });
  return result;
}

/** Calls with the file in a form body, because all other calls of the office send JSON. */
function fileCalls(file: File) {
  const form = new FormData();
  form.set("file", file);
  return createOfficeCalls({
    fetch: (url, init) => fetch(url, { ...init, body: form }),
    whenSessionEnds: waitForSignIn,
  });
}

/** Uploads a picture that the file of an import names without an address. */
export function givePicture(id: number, file: File): Promise<OfficeResult<WireImport>> {
  return kept(id, fileCalls(file).change("POST", `${OFFICE_PATHS.imports}/${id}/pictures`, ImportSchema));
}

/** Reads the dishes of a table file for the guide. Nothing is stored. */
export function readGuideFile(file: File): Promise<OfficeResult<WireGuideFile>> {
  return fileCalls(file).change("POST", OFFICE_PATHS.guideFile, GuideFileSchema);
}

/** Checks the stored rows again with other columns or with archiving. */
export function judgeAgain(id: number, body: WireImportJudge): Promise<OfficeResult<WireImport>> {
  return kept(id, api.change("POST", `${OFFICE_PATHS.imports}/${id}/judge`, ImportSchema, { body }));
}

/** Applies the chosen rows as one change of the shop. */
export function applyImport(id: number, body: WireImportApply): Promise<OfficeResult<WireImport>> {
  return kept(id, api.change("POST", `${OFFICE_PATHS.imports}/${id}/apply`, ImportSchema, { body }));
}

/** Undoes an applied import. */
export async function undoImport(id: number): Promise<OfficeResult<WireImport>> {
  const result = await kept(id, api.change("POST", `${OFFICE_PATHS.imports}/${id}/undo`, ImportSchema));
  await refreshShopData();
  return result;
}

/** Why an undo was refused; null: another failure, such as a lost connection. */
export function importUndoRefusal({ code, data }: OfficeError): WireImportUndoRefused | null {
  if (code !== "import_refused") return null;
  const read = ImportUndoRefusedSchema.safeParse(data);
  return read.success ? read.data : null;
}

/** Shows the answer at once. A refused call reloads the import, because another person may have continued it. */
async function kept(id: number, call: Promise<OfficeResult<WireImport>>): Promise<OfficeResult<WireImport>> {
  const result = await call;
  const { queryKey } = importQuery(id);
  // An answer of an earlier poll would put the former state back, and a settled import is not polled.
  await queryClient.cancelQueries({ queryKey });
  if (result.ok) queryClient.setQueryData(queryKey, result.value);
  else void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: [IMPORTS, "list"] });
  void queryClient.invalidateQueries({ queryKey: [IMPORTS, "table", id] });
  return result;
}
