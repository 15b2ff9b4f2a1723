import { type ShopSettings, settingsFromWire, type WireDraft } from "@skatert/contract";
import {
  type BranchId,
  legalDocuments,
  type PublishedPlaces,
  type PublishNote,
  publishNotes,
  type SaleNote,
  saleNotes,
} from "@skatert/domain";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import { type Documents, type EntityKey, keyOf } from "../../../shop/entities/entity.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { isPlace, settingsOf } from "../places/places-service.ts";

type WireNote = WireDraft["notes"][number];

/** What guests will meet after the publication of the draft that its author may not expect (EDIT-5). */
export async function notesOf(
  { store, branches, online }: Pick<MenuDeps, "store" | "branches" | "online">,
  documents: Documents,
  views: readonly EntityView[],
): Promise<readonly WireNote[]> {
  if (!views.some(({ key }) => isPlace(key))) return [];
  const before = settingsFromWire(documents.get("settings") ?? null);
  const after = settingsOf(documents, views);
  if (after === null) return [];
  const screens = new Set<BranchId>();
  for (const { warehouseId } of placesOf(after).branches)
    if ((await branches.devices(store.db, warehouseId)).length > 0) screens.add(warehouseId);
  const old = before === null ? { zones: [], conditions: [], branches: [] } : placesOf(before);
  const sale = { hasOffer: hasOffer(after), payments: after.payments.methods, gateways: online };
  return [...publishNotes(old, placesOf(after), screens), ...saleNotes(sale)].map((note) => noteToWire(note, after));
}

function hasOffer({ menu }: ShopSettings): boolean {
  return legalDocuments(menu.footer.flatMap(({ items }) => items)).offer !== null;
}

function placesOf({ zones, conditions, locations }: ShopSettings): PublishedPlaces {
  const branches = locations.flatMap(({ warehouseIds, coordinates }) =>
    warehouseIds.map((warehouseId) => ({ warehouseId, coordinates })),
  );
  return { zones, conditions, branches };
}

function noteToWire(note: PublishNote | SaleNote, { zones, locations }: ShopSettings): WireNote {
  const branchName = (id: BranchId) =>
    locations.find(({ warehouseIds }) => warehouseIds.includes(id))?.name ?? String(id);
  const about = (key: EntityKey, name: string): WireNote => ({
    kind: note.kind,
    entity: refToWire(key, name),
    branches: [],
  });
  switch (note.kind) {
    case "no-screen":
      return about(keyOf("branch", String(note.branch)), branchName(note.branch));
    case "no-offer":
      return about(keyOf("settings", "menu"), "");
    case "no-gateway":
      return about(keyOf("settings", "payment_methods"), note.method.name);
    case "zone-gained": {
      const name = zones.find(({ id }) => id === note.zone)?.name ?? "";
      const gained = note.branches.map(({ branch, meters }) => ({ name: branchName(branch), meters }));
      return { ...about(keyOf("zone", note.zone), name), branches: gained };
    }
  }
}
