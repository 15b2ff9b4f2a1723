import {
  ContentListSchema,
  EntitySchema,
  OFFICE_PATHS,
  type WireEntity,
  type WireEntityPatch,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { patchEntity, removeEntity } from "../entities/entity-calls.ts";
import { entityPath } from "../entities/entity-path.ts";
import { documentPatch } from "./content-entity.ts";
import type { FieldChange, Fields } from "./content-fields.ts";
import { fieldsOf } from "./content-form.ts";
import type { EntryPatch } from "./content-patch.ts";
import { paragraphHtml } from "./paragraph-text.ts";

type Done = { readonly ok: true } | { readonly ok: false; readonly error: OfficeError };
const done = { ok: true } as const;

/**
 * The shop reads `blog`, and an article that it lacks from `posts`, which other programs read too. A shop that has an
 * article in both gets it changed in both.
 */
export async function changeTwin(before: WireEntity, patch: EntryPatch): Promise<Done> {
  const twin = await twinOf(before);
  if (twin === null) return done;
  const result = await patchEntity({ kind: "content", id: twin.id }, twin.etag, twinPatch(twin.facets, patch));
  return result.ok ? done : result;
}

/** A removed article must not be found among the posts. */
export async function removeTwin(before: WireEntity): Promise<Done> {
  const twin = await twinOf(before);
  if (twin === null) return done;
  const result = await removeEntity({ kind: "content", id: twin.id }, twin.etag);
  return result.ok ? done : result;
}

/** The post with the number and the address of the article; null: only the blog has it. */
async function twinOf({ id, facets }: WireEntity): Promise<WireEntity | null> {
  const twinId = id.replace(/^blog\//, "posts/");
  const listed = await api.read(`${OFFICE_PATHS.content}/posts`, ContentListSchema);
  if (!listed.ok || !listed.value.entities.some((row) => row.id === twinId && row.state !== "removed")) return null;
  const result = await api.read(entityPath({ kind: "content", id: twinId }), EntitySchema);
  if (!result.ok) return null;
  const isTwin = fieldsOf(result.value.facets["posts"])["slug"] === fieldsOf(facets["blog"])["slug"];
  return isTwin ? result.value : null;
}

/** A change of `blog` as `posts` have it: texts are `{"rendered": "…"}` there. */
export function twinPatch(facets: WireEntity["facets"], { main, languages }: EntryPatch): WireEntityPatch {
  const changes = Object.entries(languages).map(
    ([code, change]) => [code, rendered(fieldsOf(facets[`posts.${code}`]), change)] as const,
  );
  return documentPatch("posts", {
    main: rendered(fieldsOf(facets["posts"]), main),
    languages: Object.fromEntries(changes),
  });
}

function rendered(present: Fields, { set, unset }: FieldChange): FieldChange {
  const fields = Object.entries(set).map(([name, value]) => {
    if (!["title", "content", "excerpt"].includes(name)) return [name, value] as const;
    const text = name === "excerpt" ? paragraphHtml(String(value)) : value;
    return [name, { ...fieldsOf(present[name]), rendered: text }] as const;
  });
  return { set: Object.fromEntries(fields), unset };
}
