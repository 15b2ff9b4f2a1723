import { PLACES_PARTS, type ShopSettings, settingsFromWire, type WirePlaces } from "@skatert/contract";
import type { Json } from "../../../shop/documents/json.ts";
import { type EntityView, readDraft, viewOf } from "../../../shop/drafts/draft-view.ts";
import { implodeClosing } from "../../../shop/entities/closing/implode-closing.ts";
import {
  type Documents,
  documentOf,
  type EntityKey,
  type Facets,
  keyOf,
  readKey,
} from "../../../shop/entities/entity.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { entityToWire } from "../entity-to-wire.ts";
import { translationLanguages } from "../lists/translation-languages.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";

const settings = "settings";
const terms = keyOf("settings", "delivery");

export type PlacesDeps = Pick<MenuDeps, "store" | "online">;

/** Zones and branches with the draft, and the settings as the draft will publish them (EDIT-3). */
export async function readPlaces({ store, online }: PlacesDeps): Promise<WirePlaces> {
  const published = await publishedDocuments(store);
  const documents = aboutSettings(published);
  const views = new Map<EntityKey, EntityView>();
  for (const [key, facets] of explode(documents)) {
    const view = viewOf(key, facets, null);
    if (view !== null) views.set(key, view);
  }
  for (const view of await readDraft(store.db, documents)) if (isPlace(view.key)) views.set(view.key, view);
  const ofKind = (kind: string) => [...views.values()].filter(({ key }) => readKey(key)?.kind === kind);
  const delivery = views.get(terms);
  const document = settingsWith(documents, views);
  const drafted = settingsFromWire(document);
  return {
    zones: ofKind("zone").map(entityToWire),
    branches: ofKind("branch").map(entityToWire),
    delivery: delivery === undefined ? null : entityToWire(delivery),
    shop: drafted === null ? {} : Object.fromEntries(PLACES_PARTS.map((part) => [part, drafted[part]])),
    online_payments: [...online],
    translations: translationLanguages(new Map([...published, [settings, document]])),
  };
}

/** The shop's settings as the draft will publish them; null: they are not valid settings. */
export async function draftedSettings({ store }: Pick<MenuDeps, "store">) {
  const documents = aboutSettings(await publishedDocuments(store));
  return settingsOf(documents, await readDraft(store.db, documents));
}

/** The same of a draft that is already read. */
export function settingsOf(documents: Documents, views: readonly EntityView[]): ShopSettings | null {
  const drafted = new Map(views.map((view) => [view.key, view]));
  return settingsFromWire(settingsWith(aboutSettings(documents), drafted));
}

function settingsWith(documents: Documents, views: ReadonlyMap<EntityKey, EntityView>): Json {
  const changes = new Map<EntityKey, Facets | null>();
  for (const { key, facets, draft } of views.values()) if (draft !== null && isPlace(key)) changes.set(key, facets);
  return implodeClosing(documents, changes).changed.get(settings) ?? documents.get(settings) ?? null;
}

/** Whether the entity is part of the settings. */
export function isPlace(key: EntityKey): boolean {
  const kind = readKey(key)?.kind;
  return kind === "zone" || kind === "branch" || kind === "settings";
}

/** The settings and their translations. They suffice here, and splitting whole menus would be slow. */
function aboutSettings(documents: Documents): Documents {
  return new Map([...documents].filter(([name]) => documentOf(name) === settings || name.startsWith(`${settings}.`)));
}
