import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { fieldsIn } from "../entities/read-fields.ts";
import { type BranchForm, branchForm, LOCATION, WORK_TIME, workTime } from "./branch-form.ts";
import { hallsPatch } from "./halls.ts";
import { pickupPatch } from "./pickup-places.ts";

/** Fields of a branch that differ from the opened version; null: none (EDIT-7). */
export function branchPatch(entity: Pick<WireEntity, "facets">, form: BranchForm): WireEntityPatch | null {
  const before = branchForm(entity);
  const location = differing(locationOf(form), locationOf(before));
  const times = differing(workTime(form), workTime(before));
  const hasTimes = entity.facets[WORK_TIME] !== undefined;
  const isChanged = Object.keys(times).length > 0;
  const pickup = pickupPatch(entity.facets, before, form);
  const halls = hallsPatch(entity.facets, before.halls, form);
  if (Object.keys(location).length === 0 && !isChanged && pickup === null && halls === null) return null;
  const set = {
    ...(Object.keys(location).length === 0 ? {} : { [LOCATION]: location }),
    ...(isChanged && hasTimes ? { [WORK_TIME]: times } : {}),
  };
  const value = {
    // Without hours the branch is always open, so all hours are new.
    ...(isChanged && !hasTimes ? { [WORK_TIME]: withoutEmpty(workTime(form)) } : {}),
    ...pickup?.value,
    ...halls,
  };
  return {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(value).length === 0 ? {} : { value }),
    ...(pickup?.drop === undefined ? {} : { drop: pickup.drop }),
  };
}

/** The branch's location for the documents. */
export function locationOf({ name, city, address, place, phone, words }: BranchForm) {
  return {
    name: name.trim(),
    city: city.trim(),
    address: address.trim(),
    coord: place.trim(),
    phone: phone.trim(),
    hours: words.trim(),
  };
}

function differing(after: object, before: object): Record<string, unknown> {
  const known = fieldsIn(before);
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field])),
  );
}

/** Leaves out empty fields. */
export function withoutEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
