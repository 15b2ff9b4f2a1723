import * as z from "zod/mini";
import type { FieldText } from "../fields/field-text.ts";
import { NAMED_KINDS } from "./field-kinds.ts";
import { fieldTextFinder } from "./shop-fields.ts";
import { WHOLE_SHOP_FILES, type WholeShopFile } from "./whole-schemas.ts";

/** A JSON Schema, as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The files of a shop folder that a schema applies to, as editors match them. */
export interface ShopSchemaFile {
  readonly name: string;
  readonly matches: readonly string[];
}

const files: readonly (ShopSchemaFile & { readonly file: WholeShopFile; readonly isOverlay?: true })[] = [
  ...Object.keys(WHOLE_SHOP_FILES)
    .filter(isWholeFile)
    .filter((file) => file !== "stock/<warehouse_id>.json")
    .map((file) => ({
      file,
      name: file.replace(/\.json$/, ".schema.json"),
      matches: file === "catalog.json" ? [file, "prices/*.json"] : [file],
    })),
  { file: "stock/<warehouse_id>.json", name: "branch-stock.schema.json", matches: ["stock/*.json"] },
  { file: "settings.json", name: "settings-overlay.schema.json", matches: ["settings.*.json"], isOverlay: true },
  { file: "catalog.json", name: "catalog-overlay.schema.json", matches: ["catalog.*.json"], isOverlay: true },
];

function isWholeFile(file: string): file is WholeShopFile {
  return Object.hasOwn(WHOLE_SHOP_FILES, file);
}

/** The schemas of a shop folder's files. Overlays have those fields too, and require none of them. */
export const SHOP_SCHEMA_FILES: readonly ShopSchemaFile[] = files.map(({ name, matches }) => ({ name, matches }));

/**
 * Settings of VS Code that bind the schemas to a shop's files, because a list cannot name its schema. Both paths are
 * relative to the folder that is open in the editor; `shop` is "" if that is the shop's own.
 */
export function editorSettings({ schemas, shop }: { readonly schemas: string; readonly shop: string }): JsonSchema {
  const at = shop === "" ? "/" : `/${shop}/`;
  return {
    "json.schemas": SHOP_SCHEMA_FILES.map(({ name, matches }) => ({
      fileMatch: matches.map((match) => `${at}${match}`),
      url: `./${schemas}/${name}`,
    })),
  };
}

/**
 * JSON Schemas (draft 7) for editors, by file name: they complete fields, explain them and mark unknown ones. They are
 * stricter than the shop, which accepts unknown fields of a host (ENT-1).
 */
export function shopJsonSchemas(): ReadonlyMap<string, JsonSchema> {
  const textOf = fieldTextFinder();
  return new Map(
    files.map(({ file, name, isOverlay }) => {
      const schema = jsonSchemaOf(WHOLE_SHOP_FILES[file], textOf);
      return [name, isOverlay ? overlaySchema(file, schema) : withSchemaName(schema)];
    }),
  );
}

type TextOf = (owner: z.core.$ZodObject, key: string) => FieldText | undefined;

function jsonSchemaOf(schema: z.core.$ZodType, textOf: TextOf): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    metadata: kindsById(),
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.core.$ZodObject) describeFields(zodSchema, jsonSchema, textOf);
    },
  });
}

/** Kinds with an id become shared definitions, so that a schema stays small. */
function kindsById() {
  const registry = z.registry<{ id: string }>();
  const used = new Set<string>();
  for (const [kind, name] of NAMED_KINDS) {
    const id = name.replace(/\W+/g, "-").replace(/^-|-$/g, "");
    if (!used.has(id)) registry.add(kind, { id });
    used.add(id);
  }
  return registry;
}

/** A reference is wrapped, because draft 7 ignores its siblings. */
function describeFields(owner: z.core.$ZodObject, made: z.core.JSONSchema.BaseSchema, textOf: TextOf): void {
  const properties = Object.entries(made.properties ?? {});
  if (properties.length === 0) return;
  made.additionalProperties = false;
  for (const [key, property] of properties) {
    const text = textOf(owner, key);
    if (text === undefined || made.properties === undefined || typeof property === "boolean") continue;
    const described = property.$ref === undefined ? property : { allOf: [property] };
    made.properties[key] = { description: descriptionOf(text), ...described };
  }
}

/** Editors show Markdown only in an extension of the standard, so the marks are removed. */
function descriptionOf([meaning, without]: FieldText): string {
  const text = without === undefined ? meaning : `${meaning} Without it: ${without}.`;
  return text.replace(/\*\*/g, "").replace(/\[([^\]]+)\]\([^)]+\.md\)/g, "$1");
}

/** An object may name its schema in `$schema`. */
function withSchemaName(schema: JsonSchema): JsonSchema {
  const properties = schema["properties"];
  if (typeof properties !== "object" || properties === null) return schema;
  return { ...schema, properties: { $schema: { type: "string" }, ...properties } };
}

/** Only the id of a listed entry is required: the base file provides the rest. */
function overlaySchema(file: WholeShopFile, schema: JsonSchema): JsonSchema {
  const { $schema, definitions, ...whole } = schema;
  const loose = optionalThroughout(whole);
  if (file !== "catalog.json") return withSchemaName({ $schema, ...loose, definitions });
  const apart = {
    type: "object",
    properties: { $schema: { type: "string" }, categories: loose, products: { type: "array" } },
    additionalProperties: false,
  };
  return { $schema, anyOf: [loose, apart], definitions };
}

function optionalThroughout(schema: object): Record<string, unknown> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(schema);
  return Object.fromEntries(
    entries
      .filter(([key, value]) => key !== "required" || !Array.isArray(value))
      .map(([key, value]) => [key, optionalPart(value)]),
  );
}

function optionalPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(optionalPart);
  return typeof value === "object" && value !== null ? optionalThroughout(value) : value;
}
