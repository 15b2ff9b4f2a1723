import { readFlag, readTexts, type WireContentList, type WireContentRow } from "@skatert/contract";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { type EntityView, readDraft, viewOf } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { isApplied } from "../../../shop/drafts/is-applied.ts";
import { allIds, textsIn } from "../../../shop/entities/documents/entries.ts";
import { type EntityKey, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { versionOf } from "../../../shop/entities/entity-version.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { editingOf, requireVersion } from "../entities/entities-service.ts";
import { refToWire } from "../entity-to-wire.ts";
import { translationLanguages } from "../lists/translation-languages.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";

/** Banners, pages, posts and the like, with the draft (EDIT-4). Callers have checked the rights. */
export interface ContentLists {
  /** In the document's order. */
  list(document: string): Promise<WireContentList>;
  /** Throws a 400 unless every entry is named once, a 412 unless `version` is the order's version. */
  reorder(document: string, ids: readonly string[], version: string, by: ChangeBy): Promise<WireContentList>;
}

const maxEntities = 2_000;

export function createContentLists(deps: MenuDeps): ContentLists {
  const { store } = deps;

  async function list(document: string): Promise<WireContentList> {
    const documents = await publishedDocuments(store);
    const own = new Map([...documents].filter(([name]) => name === document || name.startsWith(`${document}.`)));
    const all = new Map<EntityKey, EntityView>();
    for (const [key, facets] of explode(own)) {
      const view = viewOf(key, facets, null);
      if (view !== null) all.set(key, view);
    }
    for (const view of await readDraft(store.db, documents)) all.set(view.key, view);
    const order = all.get(keyOf("layout", document));
    const entries = [...all.keys()].flatMap((key) => idIn(document, key) ?? []);
    const ids = allIds(order?.facets?.[document], entries);
    const views = ids.flatMap((id) => all.get(keyOf("content", `${document}/${id}`)) ?? []);
    return {
      entities: views.slice(0, maxEntities).map((view) => contentRow(document, view)),
      etag: order?.version ?? versionOf({}),
      languages: translationLanguages(documents),
    };
  }

  return {
    list,
    async reorder(document, ids, version, by) {
      await editDraft(store, editingOf(deps, by), (draft) => reorderIn(draft, document, ids, version));
      return list(document);
    },
  };
}

/** "5" of "content:banners/5"; null: an entity of another document. */
function idIn(document: string, key: EntityKey): string | null {
  const { kind, id } = readKey(key) ?? {};
  return kind === "content" && id?.startsWith(`${document}/`) ? id.slice(document.length + 1) : null;
}

async function reorderIn(draft: DraftWork, document: string, wanted: readonly string[], version: string) {
  const key = keyOf("layout", document);
  const view = await draft.view(key);
  // A document has no order before its first entries are published; the version is then that of an empty one.
  if (view === null && version !== versionOf({})) throw new Refusal("rest_not_found", "There is no such order");
  if (view !== null && view.version !== version) {
    const ids = wanted.flatMap((name) => idIn(document, `content:${name}`) ?? []);
    if (isApplied(view, { ...view.facets, [document]: ids })) return;
    requireVersion(view, version, {});
  }
  const present = textsIn(view?.facets?.[document]);
  const isIn = async (id: string) => (await draft.view(keyOf("content", `${document}/${id}`)))?.facets != null;
  const next: string[] = [];
  for (const name of new Set(wanted)) {
    const id = name.startsWith(`${document}/`) ? name.slice(document.length + 1) : "";
    if (await isIn(id)) next.push(id);
  }
  const left: string[] = [];
  for (const id of present) if (!next.includes(id) && (await isIn(id))) left.push(id);
  if (left.length > 0 || wanted.length !== next.length) {
    throw invalidParams([{ path: "ids", message: "names each entry of the document once" }]);
  }
  // An entry to be removed keeps its position, so that an undo restores it there.
  const gone = present.filter((id) => !next.includes(id));
  await draft.put(key, { [document]: [...next, ...gone] }, new Set([`${document} `]));
}

function contentRow(document: string, { key, name, state, facets, published }: EntityView): WireContentRow {
  const own = facets ?? published ?? {};
  const main = own[document];
  const fields: JsonObject = isJsonObject(main) ? main : {};
  const { device, date = null } = fields;
  return {
    ...refToWire(key, name),
    state,
    image: firstPicture(fields),
    path: pathOf(document, fields),
    date: typeof date === "string" ? date : null,
    story: readFlag(fields["is_stories"]),
    hidden: device !== undefined && !readTexts(device).includes("site"),
    languages: Object.keys(own).flatMap((facet) => /^[\w-]+\.([\w-]+)$/.exec(facet)?.[1] ?? []),
  };
}

function pathOf(document: string, { slug, kind }: JsonObject): string | null {
  if (typeof slug !== "string" || slug === "") return null;
  const own = encodeURIComponent(slug);
  switch (document) {
    case "pages":
      return `/${own}`;
    case "blog":
    case "posts":
      return `/blog/${own}`;
    case "information":
      return `/information/${kind === "post" ? "post" : "page"}/${own}`;
    case "brands":
      return `/brands/${own}`;
    default:
      return null;
  }
}

const pictureFields = ["gallery", "gallery_2", "desctop_slider", "gallery_1", "image", "images"] as const;

function firstPicture(fields: JsonObject): string | null {
  for (const field of pictureFields) {
    const value = fields[field];
    const src = addressOf(Array.isArray(value) ? value[0] : value);
    if (src !== null) return src;
  }
  return null;
}

function addressOf(value: Json | undefined): string | null {
  const src = isJsonObject(value) ? (value["src"] ?? value["url"]) : value;
  return typeof src === "string" && src !== "" ? src : null;
}
