import type { WireEntity, WireNewEntity } from "@skatert/contract";
import { branchFaults, type HoursFault } from "./branch-faults.ts";
import { type BranchForm, branchForm, LOCATION, WORK_TIME, workTime } from "./branch-form.ts";
import { locationOf, withoutEmpty } from "./branch-patch.ts";
import { newPlaces, PICKUP } from "./pickup-places.ts";

/** The form of a new branch, with town, hours and cooking time of an existing one. */
export function newBranchForm(model: Pick<WireEntity, "facets"> | undefined): BranchForm {
  const like = branchForm(model ?? { facets: {} });
  return {
    ...like,
    name: "",
    address: "",
    place: "",
    phone: "",
    collects: true,
    collectName: "",
    halls: [],
  };
}

/** The form with the hours, special days and cooking time of another branch. */
export function withHoursOf(model: Pick<WireEntity, "facets">): Partial<BranchForm> {
  const { isRoundTheClock, week, days, cookingMinutes, timeZone, words } = branchForm(model);
  return { isRoundTheClock, week, days, cookingMinutes, timeZone, words };
}

/** Faults that prevent adding a branch. Guests must be able to find it. */
export function newBranchFaults(form: BranchForm): readonly HoursFault[] {
  const { address, place, isRoundTheClock, week } = form;
  const isClosed = !isRoundTheClock && Object.values(week).every((hours) => hours.length === 0);
  return [
    ...branchFaults(form),
    ...(address.trim() === "" ? [{ field: "address", kind: "address" as const }] : []),
    ...(place.trim() === "" ? [{ field: "place", kind: "point" as const }] : []),
    ...(isClosed ? [{ field: "week", kind: "closed" as const }] : []),
  ];
}

/** The data of the new branch; the server assigns the numbers. */
export function newBranch(form: BranchForm): WireNewEntity {
  return {
    facets: {
      [LOCATION]: { ...withoutEmpty(locationOf(form)), price_file_path: "" },
      [WORK_TIME]: withoutEmpty(workTime(form)),
      ...(form.collects ? { [PICKUP]: newPlaces(form, form.collectName) } : {}),
    },
  };
}
