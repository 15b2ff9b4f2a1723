import {
  GROUP_LIMITS,
  type GroupChange,
  type GroupEntry,
  type GroupLine,
  type GroupOrder,
  type GroupOrderState,
  type GroupPerson,
} from "./types.ts";

/** A person's full list of dishes. Each call sends the whole list, so a repeated request changes nothing. */
export interface PersonPut {
  readonly holder: string;
  readonly name: string;
  readonly done: boolean;
  readonly lines: readonly GroupLine[];
}

export interface PersonSaved {
  readonly entries: readonly GroupEntry[];
  readonly personId: number;
}

/** Saves a person's name and dishes; the first call adds the person. `now` in milliseconds. */
export function putPerson(group: GroupOrder, put: PersonPut, now: number): GroupChange<PersonSaved> {
  if (stateAt(group, now) !== "open") return { ok: false, reason: "closed" };
  const known = group.entries.find(({ holder }) => holder === put.holder);
  if (known?.removed) return { ok: false, reason: "removed" };
  if (known === undefined && peopleOf(group).length >= GROUP_LIMITS.people)
    return { ok: false, reason: "too-many-people" };
  const others = peopleOf(group).filter(({ id }) => id !== known?.id);
  const count = others.reduce((sum, { lines }) => sum + lines.length, put.lines.length);
  // Save a list that does not grow even over the limit, so that a person can always remove dishes.
  if (count > GROUP_LIMITS.lines && put.lines.length > (known?.lines.length ?? 0))
    return { ok: false, reason: "too-many-dishes" };
  // Never reuse a person's number: a late request may still name it.
  const personId = known?.id ?? group.revision;
  const name = distinctName(put.name, [group.host, ...others.map((person) => person.name)]);
  const entry: GroupEntry = { ...put, id: personId, name, removed: false };
  const entries = known
    ? group.entries.map((each) => (each.id === personId ? entry : each))
    : [...group.entries, entry];
  return { ok: true, value: { entries, personId } };
}

/**
 * Removes a person. `byHost` bars the person's secret from adding dishes again. The oldest bars are dropped,
 * so that one person with many secrets cannot lock others out.
 */
export function removePerson(group: GroupOrder, personId: number, byHost: boolean): readonly GroupEntry[] {
  const others = group.entries.filter(({ id }) => id !== personId);
  if (!byHost) return others;
  const removed = group.entries
    .filter(({ id }) => id === personId)
    .map((person) => ({ ...person, removed: true, lines: [] }));
  const barred = [...others.filter((each) => each.removed), ...removed];
  return [...others.filter((each) => !each.removed), ...barred.slice(-GROUP_LIMITS.barred)];
}

/** Moves a group order to a state at the host's request. Setting the present state again succeeds. */
export function changeState(group: GroupOrder, to: GroupOrderState, now: number): GroupChange<GroupOrderState> {
  if (group.state === to) return { ok: true, value: to };
  if (group.state === "ordered" || group.state === "cancelled") return { ok: false, reason: group.state };
  if (to === "open" && group.expiresAt <= now) return { ok: false, reason: "expired" };
  return { ok: true, value: to };
}

/** The people of a group order in another state. Once others may add again, the record of dropped dishes is cleared. */
export function entriesIn(state: GroupOrderState, entries: readonly GroupEntry[]): readonly GroupEntry[] {
  return state === "open" ? entries.map(({ kept, ...entry }) => entry) : entries;
}

/** The state at a time: an open group order closes by itself when it expires. */
export function stateAt({ state, expiresAt }: Pick<GroupOrder, "state" | "expiresAt">, now: number): GroupOrderState {
  return state === "open" && expiresAt <= now ? "closed" : state;
}

/** The people who take part, in joining order. */
export function peopleOf({ entries }: Pick<GroupOrder, "entries">): readonly GroupPerson[] {
  return entries.filter(({ removed }) => !removed).map(({ holder, removed, ...person }) => person);
}

/** The name, with a number appended if it is taken already: "Анна 2". */
export function distinctName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : ` ${number}`;
    const name = `${wanted.slice(0, GROUP_LIMITS.nameLength - suffix.length)}${suffix}`;
    if (!known.has(name.toLowerCase())) return name;
  }
}
