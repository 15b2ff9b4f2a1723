/** The kinds of the jobs of an import. */
export const planImportJob = "plan-import";
export const applyImportJob = "apply-import";
