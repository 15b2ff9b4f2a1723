import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyShop, anyShop } from "../../testing/shops/any-shop.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { readShopFolder } from "../folder/read-folder.ts";
import { changedEntities } from "./changed-entities.ts";
import { applyDelta, type EntityDelta, reversed } from "./delta.ts";
import type { Documents, EntityKey } from "./entity.ts";
import { explode } from "./explode.ts";
import { type Imploded, implode } from "./implode.ts";

const demo = fileURLToPath(new URL("../../../../../demo/", import.meta.url));

function after(present: Documents, { changed, unplaced }: Imploded): Documents {
  expect(unplaced).toEqual([]);
  const merged = new Map<string, Json | undefined>([...present, ...changed]);
  return new Map([...merged].flatMap(([name, content]) => (content === undefined ? [] : [[name, content]])));
}

/** The shop with changes made to its entities. */
function changed(present: Documents, deltas: ReadonlyMap<EntityKey, EntityDelta>): Documents {
  const entities = explode(present);
  const made = [...deltas].map(([key, delta]) => {
    const { facets, conflicts } = applyDelta(key, entities.get(key) ?? null, delta, "theirs");
    expect(conflicts).toEqual([]);
    return [key, facets] as const;
  });
  return after(present, implode(present, new Map(made)));
}

function textsOf(documents: Documents): ReadonlyMap<string, string> {
  return new Map([...documents].toSorted().map(([name, content]) => [name, JSON.stringify(content)]));
}

async function demoDocuments(): Promise<Documents> {
  const { documents } = await readShopFolder(demo);
  return new Map(documents.flatMap(({ name, content }) => (/^users|^stock/.test(name) ? [] : [[name, content]])));
}

/** A menu of one dish. */
function menuWith(acf: JsonObject): AnyShop {
  return new Map([["catalog", [{ id: 1, products: [{ id: 4, name: "Плов", acf }] }]]]);
}

describe("a shop split into entities", () => {
  it("EDIT-6 is joined again byte for byte, for the demo", async () => {
    const documents = await demoDocuments();
    expect(documents.size).toBeGreaterThan(20);
    const entities = explode(documents);
    expect([...entities.keys()].filter((key) => key.startsWith("document:"))).toEqual([
      "document:bonus",
      "document:front",
      "document:promo-settings",
      "document:referral",
      "document:wheel",
    ]);
    expect(textsOf(after(new Map(), implode(new Map(), entities)))).toEqual(textsOf(documents));
  });

  it("gathers the facets of a dish from every document", async () => {
    const facets = explode(await demoDocuments()).get("product:10404") ?? {};
    expect(Object.keys(facets).toSorted()).toEqual(["catalog", "catalog.en", "prices/vokzalnyy"]);
    expect(facets["catalog.en"]).toMatchObject({ id: 10404 });
  });

  it("EDIT-6 is joined again byte for byte, for any documents", () => {
    fc.assert(
      fc.property(anyShop, (documents) => {
        expect(textsOf(after(new Map(), implode(new Map(), explode(documents))))).toEqual(textsOf(documents));
      }),
    );
  });

  it("EDIT-6 is changed into any other shop by its delta, and back, byte for byte", () => {
    fc.assert(
      fc.property(anyShop, anyShop, (before, next) => {
        const deltas = changedEntities(before, next);
        expect(textsOf(changed(before, deltas))).toEqual(textsOf(next));
        const back = new Map([...deltas].map(([key, delta]) => [key, reversed(delta)] as const));
        expect(textsOf(changed(next, back))).toEqual(textsOf(before));
      }),
      { examples: [[menuWith({ b: 1, a: 1 }), menuWith({ a: 1, b: 1 })]] },
    );
  });

  it("keeps the identity of every object that an edit does not touch", async () => {
    const documents = await demoDocuments();
    const entities = explode(documents);
    const dish = { catalog: { ...Object(entities.get("product:10404")?.["catalog"]), price: 1 } };
    const { changed: written } = implode(
      documents,
      new Map([["product:10404", { ...entities.get("product:10404"), ...dish }]]),
    );
    expect([...written.keys()]).toEqual(["catalog"]);
    const [was, is] = [documents.get("catalog"), written.get("catalog")];
    if (!Array.isArray(was) || !Array.isArray(is)) throw new Error("no menu");
    expect(is.filter((category, index) => category !== was[index]).map(({ id }) => id)).toEqual([120, 104]);
  });
});
