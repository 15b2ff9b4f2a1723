import { type ShopSettings, settingsFromWire, type WireDraft } from "@skatert/contract";
import { type PublishedPlaces, type PublishNote, publishNotes, type WarehouseId } from "@skatert/domain";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import { type Documents, keyOf } from "../../../shop/entities/entity.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { isPlace, settingsOf } from "../places/places-service.ts";

type WireNote = WireDraft["notes"][number];

/** What guests will meet after the publication of the draft that its author may not expect (EDIT-5). */
export async function notesOf(
  { store, branches }: Pick<MenuDeps, "store" | "branches">,
  documents: Documents,
  views: readonly EntityView[],
): Promise<readonly WireNote[]> {
  if (!views.some(({ key }) => isPlace(key))) return [];
  const before = settingsFromWire(documents.get("settings") ?? null);
  const after = settingsOf(documents, views);
  if (after === null) return [];
  const screens = new Set<WarehouseId>();
  for (const { warehouseId } of placesOf(after).branches)
    if ((await branches.devices(store.db, warehouseId)).length > 0) screens.add(warehouseId);
  const old = before === null ? { zones: [], conditions: [], branches: [] } : placesOf(before);
  return publishNotes(old, placesOf(after), screens).map((note) => noteToWire(note, after));
}

function placesOf({ zones, conditions, locations }: ShopSettings): PublishedPlaces {
  const branches = locations.flatMap(({ warehouseIds, coordinates }) =>
    warehouseIds.map((warehouseId) => ({ warehouseId, coordinates })),
  );
  return { zones, conditions, branches };
}

function noteToWire(note: PublishNote, { zones, locations }: ShopSettings): WireNote {
  const branchName = (id: WarehouseId) =>
    locations.find(({ warehouseIds }) => warehouseIds.includes(id))?.name ?? String(id);
  if (note.kind === "no-screen") {
    const entity = refToWire(keyOf("branch", String(note.branch)), branchName(note.branch));
    return { kind: note.kind, entity, branches: [] };
  }
  const entity = refToWire(keyOf("zone", note.zone), zones.find(({ id }) => id === note.zone)?.name ?? "");
  const gained = note.branches.map(({ branch, meters }) => ({ name: branchName(branch), meters }));
  return { kind: note.kind, entity, branches: gained };
}
