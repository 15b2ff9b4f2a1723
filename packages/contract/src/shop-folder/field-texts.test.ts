import { describe, expect, it } from "vitest";
import * as z from "zod";
import { settingsFromWire } from "../settings/map.ts";
import { SHOP_FILES } from "./schemas.ts";
import { fieldTextAt, shopFields } from "./shop-fields.ts";
import { SHOP_SCHEMA_FILES, shopJsonSchemas } from "./shop-schemas.ts";
import { FIELD_TABLES } from "./texts/all-texts.ts";
import { WHOLE_SHOP_FILES } from "./whole-schemas.ts";

const fields = shopFields();
const schemas = shopJsonSchemas();

async function demoFile(name: string): Promise<unknown> {
  const file: { default: unknown } = await import(`../../../../demo/${name}.json`);
  return structuredClone(file.default);
}

/** Faults that an editor would mark. */
function marksOf(schema: string, content: unknown) {
  const parsed = z.fromJSONSchema(Object(schemas.get(schema))).safeParse(content);
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("the texts of a shop folder's fields", () => {
  it("describe every field of every file, an optional one also by its default", () => {
    const wrong = [...fields].flatMap(([file, listed]) =>
      listed.flatMap(({ path, schema }) => {
        const parts = schema instanceof z.core.$ZodOptional ? 2 : 1;
        return fieldTextAt(file, path)?.length === parts ? [] : [`${file} ${path}: wants ${parts} text(s)`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("describe no field that a file does not have", () => {
    const strange = FIELD_TABLES.flatMap(({ file, texts }) =>
      Object.keys(texts).filter((path) => !fields.get(file)?.some((field) => field.path === path)),
    );
    expect(strange).toEqual([]);
  });

  it("cover every file of a folder", () => {
    expect(Object.keys(WHOLE_SHOP_FILES)).toEqual(expect.arrayContaining(Object.keys(SHOP_FILES)));
    const matched = SHOP_SCHEMA_FILES.flatMap(({ matches }) => matches);
    expect(matched).toEqual(expect.arrayContaining(Object.keys(SHOP_FILES)));
  });

  it("ENT-1 name only fields beyond the schemas that the mappers read", () => {
    const marks = { address: "A", coord: "57.6,39.8", phone: "1", hours: "10–22" };
    const wire = {
      locations: [{ term_id: 1, name: "A", ...marks }],
      contacts: {
        phones: [{ text: "1", url: "tel:2" }],
        emails: ["a@b.example"],
        legal: "L",
        addresses: [{ id: "1", name: "N", ...marks }],
        socials: [{ name: "S", icon: "i", url: "/s" }],
      },
      facade: {
        colors: { card: "#111111", text: "#222222" },
        footer_infoblock: { title: "T", text: "X", image: "media/a.webp" },
      },
      menu: { header: [{ title: "M", items: [{ title: "I", url: "/i" }] }], footer: [{ name: "F" }] },
      main_font: { name: "Onest", url: "/fonts/onest.woff2" },
      show_demo_previews: true,
      demo_previews: { image: "media/a.webp", video: { url: "media/a.mp4" } },
    };
    const whole = JSON.stringify(settingsFromWire(wire));
    const unread = leavesOf(wire).filter((leaf) => JSON.stringify(settingsFromWire(without(wire, leaf))) === whole);
    expect(unread.map((path) => path.join("."))).toEqual([]);
  });
});

describe("the schemas of a shop folder for editors", () => {
  it.each(Object.keys(SHOP_FILES))("mark nothing in the demo's %s", async (file) => {
    expect(marksOf(file.replace(/\.json$/, ".schema.json"), await demoFile(file.replace(/\.json$/, "")))).toEqual([]);
  });

  it("mark nothing in the demo's price file and overlays", async () => {
    const prices: { default: unknown } = await import("../../../../demo/prices/vokzalnyy.json");
    expect(marksOf("catalog.schema.json", prices.default)).toEqual([]);
    expect(marksOf("settings-overlay.schema.json", await demoFile("settings.en"))).toEqual([]);
    expect(marksOf("catalog-overlay.schema.json", await demoFile("catalog.en"))).toEqual([]);
  });

  it("mark a misspelt field, a missing one and a value of another kind", () => {
    const dish = { id: 1, name: "Борщ", price: 390 };
    const marks = (product: object) => marksOf("catalog.schema.json", [{ id: 1, name: "Супы", products: [product] }]);
    expect(marks(dish)).toEqual([]);
    expect(marks({ ...dish, prise: 390 })).not.toEqual([]);
    expect(marks({ id: 1, price: 390 })).not.toEqual([]);
    expect(marks({ ...dish, price: "390 руб" })).not.toEqual([]);
    expect(marksOf("settings.schema.json", { shiping_methods: [] })).not.toEqual([]);
    expect(marksOf("settings.schema.json", { $schema: "schemas/settings.schema.json" })).toEqual([]);
  });

  it("explain every field", () => {
    const unexplained = [...schemas].flatMap(([name, schema]) =>
      name.includes("overlay") ? [] : propertiesWithoutText(schema).map((field) => `${name} ${field}`),
    );
    expect(unexplained).toEqual([]);
  });
});

type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

function without(wire: object, path: Path): object {
  const copy = structuredClone(wire);
  const holder = path.slice(0, -1).reduce<object>((at, key) => Object(Reflect.get(at, key)), copy);
  Reflect.deleteProperty(holder, path.at(-1) ?? "");
  return copy;
}

/** Pictures are one field, so the names inside them need no text. */
const inPictures = ["src", "url", "alt", "width", "height", "sizes", "$schema"];

function propertiesWithoutText(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, ...rest } = Object(schema);
  const fields = Object.entries(Object(properties ?? {}));
  const isBare = ([key, field]: readonly [string, unknown]) =>
    !inPictures.includes(key) && Reflect.get(Object(field), "description") === undefined;
  const below = [...fields.map(([, field]) => field), ...Object.values(rest)];
  return [...fields.filter(isBare).map(([key]) => key), ...below.flatMap(propertiesWithoutText)];
}
