import { shopJsonSchemas } from "@skatert/contract";

/** The texts of the JSON Schemas of a shop folder, by file name; generating them takes about 100 ms (decision 069). */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map([...shopJsonSchemas()].map(([name, schema]) => [name, `${JSON.stringify(schema)}\n`]));
}
