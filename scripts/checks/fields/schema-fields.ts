/** Path of a field from the root of a wire object; a list counts by its first entry, a map by the entry `key`. */
export type FieldPath = readonly string[];

/** The part of a schema that this module reads, which zod stores in `_zod.def`. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
  readonly options?: readonly unknown[];
  readonly element?: unknown;
  readonly valueType?: unknown;
}

/** Placeholder for the name of a map's entry in a path. */
export const anyKey = "*";
export const firstEntry = "0";

/**
 * Every leaf field of a schema by its path. A field allowed in an object, a list or a map has a path for each. Pictures
 * are one field.
 */
export function fieldsOf(schema: unknown): ReadonlyMap<string, readonly FieldPath[]> {
  const paths: FieldPath[] = [];
  collect(schema, [], (path) => paths.push(path));
  const byName = Map.groupBy(paths, nameOf);
  const names = [...byName.keys()];
  return new Map([...byName].filter(([name]) => !names.some((other) => other.startsWith(`${name}.`))));
}

function nameOf(path: FieldPath): string {
  return path.filter((step) => step !== anyKey && step !== firstEntry).join(".");
}

function collect(schema: unknown, path: FieldPath, add: (path: FieldPath) => void): void {
  const { type, shape, innerType, options, element, valueType } = definitionOf(schema);
  if (type === "object" && shape !== undefined && "src" in shape && "sizes" in shape) return;
  if (type === "object") {
    for (const [name, field] of Object.entries(shape ?? {})) {
      add([...path, name]);
      collect(field, [...path, name], add);
    }
  } else if (type === "array") collect(element, [...path, firstEntry], add);
  else if (type === "record") collect(valueType, [...path, anyKey], add);
  else for (const inner of options ?? (innerType === undefined ? [] : [innerType])) collect(inner, path, add);
}

function definitionOf(schema: unknown): Definition {
  const inner = field(field(schema, "_zod"), "def");
  const type = field(inner, "type");
  if (typeof type !== "string") throw new Error("not a schema");
  return Object.assign({ type }, inner);
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
