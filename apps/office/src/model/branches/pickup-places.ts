import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { entriesIn, type Fields, fieldsIn, isSame, textOf } from "../entities/read-fields.ts";

/** A branch's pickup places, by the id of the pickup method. */
export const PICKUP = "settings#pickup_locations";
/** Stands for that id if the shop has no pickup method; the server then adds one. */
const anyPickup = "local_pickup";

/** A pickup place. */
export interface PickupForm {
  collects: boolean;
  /** The name of the place; "": the branch's name. */
  collectName: string;
}

/** Fields of a place that repeat the branch. */
interface BranchPlace {
  readonly name: string;
  readonly address: string;
  readonly place: string;
}

type Facets = Pick<WireEntity, "facets">["facets"];

export function pickupForm(facets: Facets, branchName: string): PickupForm {
  const [first] = placesIn(facets);
  const name = textOf(first?.["name"]);
  return { collects: first !== undefined, collectName: name === branchName ? "" : name };
}

/** The places of a branch that starts to offer pickup. */
export function newPlaces(branch: BranchPlace, collectName: string): Fields {
  return { [anyPickup]: [wireOf(branch, collectName)] };
}

/** The changes of the places when the branch becomes `after`; null: none. */
export function pickupPatch(
  facets: Facets,
  before: BranchPlace & PickupForm,
  after: BranchPlace & PickupForm,
): Pick<WireEntityPatch, "value" | "drop"> | null {
  if (before.collects && !after.collects) return { drop: Object.keys(facets).filter(isOfPickup) };
  if (!after.collects) return null;
  if (!before.collects) return { value: { [PICKUP]: newPlaces(after, after.collectName) } };
  const [was, is] = [wireOf(before, before.collectName), wireOf(after, after.collectName)];
  const ways = fieldsIn(facets[PICKUP]);
  const [first] = placesIn(facets);
  // A place with its own address keeps it.
  const followed = Object.entries(is).filter(([field, value]) => {
    const known = textOf(first?.[field]);
    return field === "name" ? value !== known : value !== was[field] && known === was[field];
  });
  if (followed.length === 0) return null;
  const changed = { ...first, ...Object.fromEntries(followed) };
  const next = Object.entries(ways).map(([way, list]) => [
    way,
    entriesIn(list).map((place) => (isSame(place, first) ? changed : place)),
  ]);
  return { value: { [PICKUP]: Object.fromEntries(next) } };
}

function wireOf({ name, address, place }: BranchPlace, collectName: string): Readonly<Record<string, string>> {
  return { name: collectName.trim() || name.trim(), address: address.trim(), coord: place.trim() };
}

function placesIn(facets: Facets): readonly Fields[] {
  return Object.values(fieldsIn(facets[PICKUP])).flatMap(entriesIn);
}

/** Includes the facets of translations. */
function isOfPickup(facet: string): boolean {
  return facet.endsWith("#pickup_locations");
}
