import { OFFICE_PATHS } from "@skatert/contract";

/** Example bodies of the calls of imports. */
export const importExamples: Readonly<Record<string, unknown>> = {
  [`POST ${OFFICE_PATHS.imports}/:id/apply`]: { kinds: ["added", "changed"], except: [3], conflicts: "keep" },
  [`POST ${OFFICE_PATHS.imports}/:id/judge`]: {
    mapping: { heading_row: 1, columns: { 1: "name", 2: "price", 3: "" } },
    archive_missing: false,
  },
};
