import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { fieldsIn } from "../entities/read-fields.ts";
import { type BranchForm, branchForm, LOCATION, WORK_TIME, workTime } from "./hours-form.ts";

/** Fields of a branch that differ from those that the person opened; null: none (EDIT-7). */
export function branchPatch(entity: Pick<WireEntity, "facets">, form: BranchForm): WireEntityPatch | null {
  const before = branchForm(entity);
  const location = differing(locationOf(form), locationOf(before));
  const times = differing(workTime(form), workTime(before));
  const hasTimes = entity.facets[WORK_TIME] !== undefined;
  const isChanged = Object.keys(times).length > 0;
  if (Object.keys(location).length === 0 && !isChanged) return null;
  const set = {
    ...(Object.keys(location).length === 0 ? {} : { [LOCATION]: location }),
    ...(isChanged && hasTimes ? { [WORK_TIME]: times } : {}),
  };
  return {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    // Without hours the branch is always open, so all of them are new.
    ...(isChanged && !hasTimes ? { value: { [WORK_TIME]: withoutEmpty(workTime(form)) } } : {}),
  };
}

function locationOf({ name, address, place, phone, words }: BranchForm) {
  return {
    name: name.trim(),
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

function withoutEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
