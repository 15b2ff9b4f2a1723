import { anyKey, type FieldPath, firstEntry } from "./schema-fields.ts";

/** Values of every kind on the wire; at least one differs from any field's current value. */
const candidates: readonly unknown[] = [
  ...[true, false, 1, 7, 1800, "7", "10:30", "3", "#123456", "Иначе", "/other.webp", "https://other.example/a.js"],
  ...[
    "percent",
    "fixed",
    "allow",
    "lavka",
    "cat1",
    "category",
    "text",
    "product",
    "local_pickup",
    "flat_rate",
    "Point",
    "302",
    "en",
    "Asia/Omsk",
    "кг",
  ],
  ...["tel:+70000000000", "<p>Иначе</p>", "ID:other", "7,8", "1.5,2.5"],
  ...[[7], ["7"], ["Иначе"], [1, 2], [{ id: 7 }], [{ src: "/other.webp" }], [{ title: "Иначе" }]],
  ...[{ id: 7 }, { src: "/other.webp" }, { url: "/other" }, { name: "Other" }, { x: "7" }, { x: ["7"] }, { x: {} }],
  ...[
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ],
  null,
];

export interface Mapping {
  readonly map: (wire: unknown) => unknown;
  /** Whether the schema accepts the object. A refused object is dropped whole, which proves nothing for one field. */
  readonly accepts: (wire: unknown) => boolean;
  /** Whether a key is a property name; other keys are data, such as a zone's id. */
  readonly isProperty: (key: string) => boolean;
  /** Whether this changed property suffices, so that no other value is tried. */
  readonly isEnough: (name: string) => boolean;
}

/** Names of the mapped properties that change with a wire field; empty: the mappers do not read it. */
export function changedBy(
  bases: readonly object[],
  paths: readonly FieldPath[],
  { map, accepts, isProperty, isEnough }: Mapping,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const base of bases) {
    const before = map(base);
    for (const path of paths) {
      for (const value of candidates) {
        const wire = structuredClone(base);
        put(wire, path, value);
        if (!accepts(wire)) continue;
        for (const name of changedNames(before, map(wire), "", isProperty)) {
          names.add(name);
          if (isEnough(name)) return names;
        }
      }
    }
  }
  return names;
}

function put(wire: object, path: FieldPath, value: unknown): void {
  let at: object = wire;
  for (const [index, step] of path.entries()) {
    const key = step === anyKey ? (Object.keys(at)[0] ?? "1") : step;
    if (index === path.length - 1) Reflect.set(at, key, value);
    else {
      const known: unknown = Reflect.get(at, key);
      const next = typeof known === "object" && known !== null ? known : path[index + 1] === firstEntry ? [{}] : {};
      Reflect.set(at, key, next);
      at = next;
    }
  }
}

/** The nearest names of properties under which two values differ. */
function changedNames(
  before: unknown,
  after: unknown,
  name: string,
  isProperty: Mapping["isProperty"],
): readonly string[] {
  if (!isTree(before) || !isTree(after)) return Object.is(before, after) ? [] : [name];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    changedNames(Reflect.get(before, key), Reflect.get(after, key), isProperty(key) ? key : name, isProperty),
  );
}

function isTree(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
