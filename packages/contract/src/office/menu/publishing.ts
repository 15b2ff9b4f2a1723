import * as z from "zod/mini";
import { EntityRefSchema, FieldConflictSchema, repeatedPassword } from "./entities.ts";

const instant = z.iso.datetime().check(z.maxLength(40));

/** The source of a change of the shop. */
export const CHANGE_SOURCES = ["office", "integration", "import", "command-line", "undo", "schedule"] as const;

/** A field before and after a change. A missing side: the field was absent. `field` null: the whole facet. */
export const FieldChangeSchema = z.looseObject({
  facet: z.string(),
  field: z.nullable(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type WireFieldChange = z.infer<typeof FieldChangeSchema>;

export const EntityChangeSchema = z.looseObject({
  entity: EntityRefSchema,
  /** The change of the entity as a whole. */
  change: z.enum(["added", "changed", "removed"]),
  fields: z.array(FieldChangeSchema),
});
export type WireEntityChange = z.infer<typeof EntityChangeSchema>;

/** What is wrong with a group of options, or with a dish that uses it (MENU-22). */
export const GROUP_FAULTS = [
  "group-missing",
  "group-twice",
  "group-place",
  "group-shown",
  "group-size",
  "group-option",
  "group-option-twice",
  "group-part-size",
  "group-composed",
  "group-min-above-max",
  "group-min-above-offer",
  "group-preset",
  "group-presets",
  "group-presets-distinct",
] as const;
export type GroupFault = (typeof GROUP_FAULTS)[number];

/** Why a draft cannot be published, with the entity and the field that cause it, if any. */
export const PublishFaultSchema = z.looseObject({
  entity: z.nullable(EntityRefSchema),
  file: z.string(),
  /** "[3].products[0].price"; empty: the whole file. */
  path: z.string(),
  message: z.string(),
  /**
   * The cause, for a text in the reader's language; absent: only the message describes it. `unknown` names the missing
   * target. A fault of a group has `values`: names of its `group`, `dish`, `option` and `size`, the `limit` and the
   * value `found`, each only where it has a meaning.
   */
  cause: z.optional(
    z.looseObject({
      kind: z.string(),
      target: z.optional(z.string()),
      name: z.optional(z.string()),
      values: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
export type WirePublishFault = z.infer<typeof PublishFaultSchema>;

/**
 * What guests will meet after the publication that its author may not expect. `no-screen`: the branch has no tablet.
 * `zone-gained`: `branches` deliver into the zone from then on, each with its metres to the zone (0: inside it; null:
 * the branch is not on the map). `no-offer`: the shop's footer links no offer. `no-gateway`: guests do not see the
 * payment method of this name, because the server has no gateway for it.
 */
const PublishNoteSchema = z.looseObject({
  kind: z.string(),
  entity: EntityRefSchema,
  branches: z.array(z.looseObject({ name: z.string(), meters: z.nullable(z.number()) })),
});

/** How many entities of each kind: `{ "product": 12, "zone": 1 }`. */
const counts = z.record(z.string(), z.int());

/** The number of entities that are omitted because the caller's role must not see them. */
const hidden = z.int();

export const ReleaseSchema = z.looseObject({
  id: z.int(),
  state: z.enum(["scheduled", "failed"]),
  publish_at: z.nullable(instant),
  by: z.string(),
  /** The first 500. */
  entities: z.array(EntityRefSchema),
  counts,
  hidden,
  faults: z.array(PublishFaultSchema),
});
export type WireRelease = z.infer<typeof ReleaseSchema>;

/** Names of the entities in the fields of a change. */
const words = {
  /** Menu documents of branches: "prices/station" has the prices of "Вокзал". */
  menus: z.array(z.looseObject({ document: z.string(), name: z.string() })),
  /** What the changed fields refer to, by key: "product:101", "branch:501", "payment:cash". Without what is gone. */
  named: z.record(z.string(), z.string()),
};

/** `GET /api/office/draft`. `faults`: why it cannot be published now; empty: it can. */
export const DraftSchema = z.looseObject({
  ...words,
  counts,
  hidden,
  /** The number of changes beyond the 500 of an answer. */
  more: z.int(),
  changes: z.array(
    z.looseObject({
      ...EntityChangeSchema.shape,
      by: z.string(),
      at: instant,
      conflicts: z.array(FieldConflictSchema),
    }),
  ),
  faults: z.array(PublishFaultSchema),
  notes: z.array(PublishNoteSchema),
  /** Scheduled or failed. */
  releases: z.array(ReleaseSchema),
});
export type WireDraft = z.infer<typeof DraftSchema>;

/** `GET /api/office/draft/size`: the number of changes that the person may read, for a mark on every page. */
export const DraftSizeSchema = z.looseObject({ changes: z.int() });

/**
 * `POST /api/office/draft/preview`: the query parameter `preview` of the shop's pages. `origin`: the shop's address,
 * without a path; null: the office's own.
 */
export const PreviewSchema = z.looseObject({ token: z.string(), origin: z.nullable(z.string()), expires_at: instant });
export type WirePreview = z.infer<typeof PreviewSchema>;

/** `DELETE /api/office/draft`. `discarded`: the id that restores it within a day; null: nothing was discarded. */
export const DiscardedSchema = z.looseObject({ ...DraftSchema.shape, discarded: z.nullable(z.int()) });
export type WireDiscarded = z.infer<typeof DiscardedSchema>;

/** Body of `PATCH /api/office/draft/releases/{id}`. */
export const RescheduleSchema = z.object({ at: instant });

/** `POST /api/office/draft/releases/{id}/reopen`. `kept`: fields that were edited since; the later edit is kept. */
export const ReopenedSchema = z.looseObject({
  ...DraftSchema.shape,
  kept: z.array(z.looseObject({ entity: EntityRefSchema, facet: z.string(), path: z.array(z.string()) })),
});
export type WireReopened = z.infer<typeof ReopenedSchema>;

/** Body of `POST /api/office/draft/publish`. Without `at`: now. */
export const PublishSchema = z.object({ at: z.optional(instant) });

/** `revision` null: scheduled. */
export const PublishedSchema = z.looseObject({
  revision: z.nullable(z.string()),
  change_id: z.nullable(z.int()),
  release: z.nullable(ReleaseSchema),
});
export type WirePublished = z.infer<typeof PublishedSchema>;

/** Query of `DELETE /api/office/draft`: empty for the whole draft, an entity as "product:101", or a release. */
export const DiscardQuerySchema = z.object({
  entity: z.optional(z.string().check(z.maxLength(240))),
  release: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});

/**
 * `data` of a 409 `undo_refused`: fields that were changed again, with author and time, or the faults that an undo
 * would cause.
 */
export const UndoRefusedSchema = z.looseObject({
  reason: z.enum(["conflicts", "faults", "nothing-left"]),
  conflicts: z._default(
    z.array(
      z.looseObject({
        ...FieldConflictSchema.shape,
        entity: EntityRefSchema,
        change_id: z.nullable(z.int()),
        changed_by: z.nullable(z.string()),
        changed_at: z.nullable(instant),
      }),
    ),
    [],
  ),
  faults: z._default(z.array(PublishFaultSchema), []),
});
export type WireUndoRefused = z.infer<typeof UndoRefusedSchema>;

/** Query of `GET /api/office/history`. `entity`: "product:101". `after`: `next` of the last page. */
export const HistoryQuerySchema = z.object({
  entity: z.optional(z.string().check(z.maxLength(240))),
  /** Id of a staff member. */
  by: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  source: z.optional(z.enum(CHANGE_SOURCES)),
  after: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
});
export type WireHistoryQuery = z.infer<typeof HistoryQuerySchema>;

export const ChangeSummarySchema = z.looseObject({
  id: z.int(),
  at: instant,
  /** `id` null: no staff member. */
  by: z.looseObject({ kind: z.string(), id: z.nullable(z.int()), name: z.string() }),
  source: z.enum(CHANGE_SOURCES),
  revision: z.string(),
  /** The number of changed entities; 0: the first import, which cannot be undone. */
  entities: z.int(),
  hidden,
  /** The first of them. */
  names: z.array(EntityRefSchema),
  undoes: z.nullable(z.int()),
  undone_by: z.nullable(z.int()),
});
export type WireChangeSummary = z.infer<typeof ChangeSummarySchema>;

/** Newest first. */
export const HistorySchema = z.looseObject({
  changes: z.array(ChangeSummarySchema),
  next: z.nullable(z.string()),
});
export type WireHistory = z.infer<typeof HistorySchema>;

/** `GET /api/office/history/{id}`: at most 500 entities of a change; `more` is the number of others. */
export const ChangeSchema = z.looseObject({
  ...ChangeSummarySchema.shape,
  ...words,
  changes: z.array(EntityChangeSchema),
  more: z.int(),
});
export type WireChange = z.infer<typeof ChangeSchema>;

/** Body of `POST /api/office/history/{id}/undo`. */
export const UndoSchema = z.object({ password: repeatedPassword });

/** The answer to it. */
export const UndoneSchema = z.looseObject({ change_id: z.int(), revision: z.string() });
