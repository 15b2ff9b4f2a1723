import { EntityListSchema, EntitySchema, OFFICE_PATHS, type WireEntity } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { entityPath } from "../entities/entity-path.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** Settings sections of the look. `front`: the document with the page type. */
export const LOOK_SECTIONS = ["facade", "general", "logos", "seo", "front"] as const;
export type LookSection = (typeof LOOK_SECTIONS)[number];

/** A section as the person opened it. Null: the shop has none, so its fields cannot be set. */
export type LookEntities = Readonly<Record<LookSection, Pick<WireEntity, "etag" | "facets"> | null>>;

/** The shop's look with the draft applied (EDIT-4). */
export const lookQuery = queryOptions({
  queryKey: [SHOP_DATA, "look"],
  queryFn: async ({ signal }): Promise<LookEntities> => {
    const list = requireAnswer(await api.read(OFFICE_PATHS.settings, EntityListSchema, { signal })).entities;
    // A shop may have no document with the page type; asking for it would log an error in the browser.
    const has = (section: LookSection) => list.some(({ id }) => id === section);
    const found = await Promise.all(
      LOOK_SECTIONS.map((section) => (has(section) ? readSection(section, signal) : Promise.resolve(null))),
    );
    const [facade = null, general = null, logos = null, seo = null, front = null] = found;
    return { facade, general, logos, seo, front };
  },
});

async function readSection(section: LookSection, signal: AbortSignal): Promise<LookEntities[LookSection]> {
  const result = await api.read(entityPath({ kind: "settings", id: section }), EntitySchema, { signal });
  if (!result.ok && result.error.status === 404) return null;
  const { etag, facets } = requireAnswer(result);
  return { etag, facets };
}
