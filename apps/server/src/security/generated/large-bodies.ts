import type { JsonSchema } from "./json-schema.ts";

/** A JSON text in which one list or map is longer than any caller needs. */
export interface LargeBody {
  /** The list, e.g. `lines[].supplements`; "" is the body itself. */
  readonly place: string;
  readonly text: string;
}

/**
 * Lengths: accepted by the JSON reader, fitting into a body, and long enough to block an unbounded server for seconds.
 */
const lengths = [1_000, 15_000, 330_000];

/** Bodies of one call, each with one list or map of empty objects and no other member. */
export function largeBodies(schema: JsonSchema): readonly LargeBody[] {
  return lengths.flatMap((length) => [
    { place: `${length} at the root`, text: listOf(length) },
    ...filled(schema, length).map(({ place, text }) => ({ place: `${length} at ${place}`, text })),
  ]);
}

function filled(schema: JsonSchema, length: number): readonly LargeBody[] {
  const { anyOf = [], oneOf = [], properties = {}, items, additionalProperties } = schema;
  const inItems = typeof items === "object" ? filled(items, length) : [];
  const isMap = Object.keys(properties).length === 0 && typeof additionalProperties === "object";
  const inValues = isMap ? filled(additionalProperties, length) : [];
  return [
    ...[...anyOf, ...oneOf].flatMap((choice) => filled(choice, length)),
    ...(items === undefined ? [] : [{ place: "", text: listOf(length) }]),
    ...inItems.map(({ place, text }) => ({ place: `[]${place}`, text: `[${text}]` })),
    ...(isMap ? [{ place: ".*", text: mapOf(length) }] : []),
    ...inValues.map(({ place, text }) => ({ place: `.*${place}`, text: `{"1":${text}}` })),
    ...Object.entries(properties).flatMap(([name, property]) =>
      filled(property, length).map(({ place, text }) => ({
        place: `.${name}${place}`,
        text: `{${JSON.stringify(name)}:${text}}`,
      })),
    ),
  ];
}

function listOf(length: number): string {
  return `[${"{},".repeat(length - 1)}{}]`;
}

function mapOf(length: number): string {
  return `{${Array.from({ length }, (_, at) => `"${at}":{}`).join(",")}}`;
}
