import * as z from "zod/mini";
import { boundedRecord } from "../../fields/bounded.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const entityId = z.string().check(z.minLength(1), z.maxLength(200));
const facetName = z.string().check(z.minLength(1), z.maxLength(120));
/** "price"; "acf.calories" and "seo_data.title" are fields of the object before the dot. */
const fieldName = z.string().check(z.minLength(1), z.maxLength(120));
const maxFacets = 64;
/** A dish has a facet in the menu and prices of each branch, and in each language. */
const maxSentFacets = 256;
const maxFields = 200;

/** A reference to an entity in lists. */
export const EntityRefSchema = z.looseObject({ kind: z.string(), id: z.string(), name: z.string() });
export type WireEntityRef = z.infer<typeof EntityRefSchema>;

/** A field that was published with another value after it was edited. A missing side: the field was absent. */
export const FieldConflictSchema = z.looseObject({
  facet: z.string(),
  /** Names from the outermost field inwards: ["variations", "12", "price"]. Empty: the whole facet. */
  path: z.array(z.string()),
  base: z.optional(z.unknown()),
  mine: z.optional(z.unknown()),
  theirs: z.optional(z.unknown()),
});
export type WireFieldConflict = z.infer<typeof FieldConflictSchema>;

/** The content of an entity in the shop's documents, by document: "catalog", "prices/station", "catalog.en". */
export const FacetsSchema = z.record(z.string(), z.unknown());

/**
 * `published`: as guests see it. `changed`, `new`, `removed`: with changes that are not published. `archived`: out of
 * the menu.
 */
export const ENTITY_STATES = ["published", "changed", "new", "removed", "archived"] as const;

/** `GET /api/office/products/{id}` and its siblings. With a draft: as it will be published. */
export const EntitySchema = z.looseObject({
  ...EntityRefSchema.shape,
  state: z.enum(ENTITY_STATES),
  /** Also the header `ETag`; send it back as `If-Match`. */
  etag: z.string(),
  facets: FacetsSchema,
  /** As guests see it now; null: the entity is not published, or has no draft. */
  published: z.nullable(FacetsSchema),
  conflicts: z.array(FieldConflictSchema),
  /** The author of the draft's last change; null: no draft. */
  draft: z.nullable(z.looseObject({ by: z.string(), at: instant })),
});
export type WireEntity = z.infer<typeof EntitySchema>;

/** `data` of a 412 `entity_changed`: the current version and the sent values (EDIT-7). */
export const EntityChangedSchema = z.looseObject({
  current: EntitySchema,
  /** `field` null: the whole facet. */
  yours: z.array(z.looseObject({ facet: z.string(), field: z.nullable(z.string()), value: z.unknown() })),
  /** The author of the change in the draft; null: it was published with another value. */
  by: z.nullable(z.string()),
  /** Id of that staff member; null: an integration, or `by` is null. */
  by_id: z.nullable(z.number()),
});
export type WireEntityChanged = z.infer<typeof EntityChangedSchema>;

const fieldsToSet = z.record(fieldName, z.unknown());

/** The caller's password once more, for a change of the scripts that the shop's pages load. Not stored. */
export const repeatedPassword = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/**
 * Body of `PATCH /api/office/products/{id}` and its siblings. `set` and `unset` are by facet; the facet "menus" means
 * every menu document that has the entity. `value` replaces a facet that is not an object. `drop` removes whole facets.
 */
export const EntityPatchSchema = z.object({
  set: z.optional(boundedRecord(facetName, fieldsToSet, maxSentFacets)),
  unset: z.optional(boundedRecord(facetName, z.array(fieldName).check(z.maxLength(maxFields)), maxSentFacets)),
  value: z.optional(boundedRecord(facetName, z.unknown(), maxSentFacets)),
  drop: z.optional(z.array(facetName).check(z.maxLength(maxFacets))),
  password: repeatedPassword,
});
export type WireEntityPatch = z.infer<typeof EntityPatchSchema>;

/** Body of `POST /api/office/products` and its siblings. Without an id the shop assigns the next free number. */
export const NewEntitySchema = z.object({
  id: z.optional(entityId),
  facets: boundedRecord(facetName, z.unknown(), maxSentFacets),
});
export type WireNewEntity = z.infer<typeof NewEntitySchema>;

/** An entity that still refers to this one: a coupon, a combo, a banner. */
export const ReferrerSchema = z.looseObject({
  ...EntityRefSchema.shape,
  facet: z.string(),
  /** The path in the document: "auto[0].product_ids". */
  path: z.string(),
});
export type WireReferrer = z.infer<typeof ReferrerSchema>;

/** `GET /api/office/products/{id}/referrers`, and the answer of archiving. */
export const ReferrersSchema = z.looseObject({ referrers: z.array(ReferrerSchema) });

export const ArchivedSchema = z.looseObject({ entity: EntitySchema, referrers: z.array(ReferrerSchema) });

export const entityNumber = z.string().check(z.regex(/^[\w.:-]{1,200}$/, "is not an id"));
