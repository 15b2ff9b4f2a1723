import { MenuOptionsSchema, OFFICE_PATHS, type WireMenuOptions } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** Branches, languages and words of the menu, as options for the fields of a dish. */
export const menuOptionsQuery = queryOptions({
  queryKey: [SHOP_DATA, "menu-options"],
  queryFn: async ({ signal }): Promise<WireMenuOptions> =>
    requireAnswer(await api.read(OFFICE_PATHS.menuOptions, MenuOptionsSchema, { signal })),
});
