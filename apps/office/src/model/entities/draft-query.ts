import { DraftSchema, DraftSizeSchema, OFFICE_PATHS, type WireDraft } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "./entity-query.ts";

/** Unpublished changes with the faults that block publishing (EDIT-5). */
export const draftQuery = queryOptions({
  queryKey: [SHOP_DATA, "draft"],
  queryFn: async ({ signal }): Promise<WireDraft> =>
    requireAnswer(await api.read(OFFICE_PATHS.draft, DraftSchema, { signal })),
});

/** Number of unpublished changes. */
export const draftSizeQuery = queryOptions({
  queryKey: [SHOP_DATA, "draft-size"],
  queryFn: async ({ signal }): Promise<number> =>
    requireAnswer(await api.read(OFFICE_PATHS.draftSize, DraftSizeSchema, { signal })).changes,
});
