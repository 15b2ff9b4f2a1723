import { isRecord } from "@skatert/contract";
import fc, { type Arbitrary } from "fast-check";
import { hostileValues } from "./hostile-values.ts";

/** One place in a value and the change to it. `at` between 0 and 1 picks the place. */
interface Spoiling {
  readonly at: number;
  readonly change: "replace" | "remove" | "repeat" | "add";
  readonly hostile: unknown;
}

const spoilings = fc.array(
  fc.record<Spoiling>({
    at: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
    change: fc.constantFrom("replace", "replace", "replace", "remove", "repeat", "add"),
    hostile: hostileValues,
  }),
  { minLength: 1, maxLength: 2 },
);

/** Nearly valid values: one or two places are hostile, missing or repeated. */
export function nearly(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(values, spoilings).map(([value, changes]) => changes.reduce(spoil, value));
}

function spoil(value: unknown, { at, change, hostile }: Spoiling): unknown {
  const places = placesOf(value);
  const place = places[Math.floor(at * places.length)] ?? [];
  return changedAt(value, place, (found) => {
    if (change === "add" && isRecord(found)) return { ...found, [`field${at}`]: hostile };
    if (change === "repeat" && Array.isArray(found)) return [...found, ...found];
    return change === "remove" ? undefined : hostile;
  });
}

type Place = readonly (string | number)[];

/** Every place of a value, the whole value first. */
function placesOf(value: unknown): readonly Place[] {
  const inner = isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [[], ...inner.flatMap(([key, child]) => placesOf(child).map((place) => [key, ...place]))];
}

function changedAt(value: unknown, place: Place, change: (found: unknown) => unknown): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((child, at) => (String(at) === String(first) ? changedAt(child, rest, change) : child));
  }
  if (!isRecord(value)) return value;
  return { ...value, [first]: changedAt(value[first], rest, change) };
}
