import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonForScript } from "./html.ts";
import { sharedJson, sharedJsonParts } from "./shared-json.ts";

const dishes = fc.array(fc.record({ id: fc.nat(9), name: fc.string() }), { size: "large", maxLength: 150 });
const section = fc.record({ id: fc.nat(), cards: dishes, note: fc.constantFrom(undefined, null, "") });
const fields = fc.dictionary(
  fc.string(),
  fc.oneof(fc.jsonValue(), fc.array(fc.object()), fc.constant(undefined), fc.array(section), dishes),
);

it("writes any value as jsonForScript does, whole and in parts", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fields), (value) => {
      const expected = jsonForScript(value);
      expect(sharedJson(value).toString()).toBe(expected);
      expect(Buffer.concat(sharedJsonParts(value)).toString()).toBe(expected);
      expect(sharedJson(value).toString()).toBe(expected);
    }),
  );
});

it("writes an object of a list once for all pages that list it", () => {
  const soups = { id: 1, cards: [{ name: "Борщ </script>" }] };
  const [before, after] = [{ sections: [soups, { id: 2 }] }, { sections: [soups, { id: 3 }] }].map(sharedJsonParts);
  const bytes = sharedJson(soups);
  expect(before).toContain(bytes);
  expect(after).toContain(bytes);
  expect(bytes.toString()).not.toContain("</script>");
});

it("writes only the block of a long section whose dish changed", () => {
  const cards = Array.from({ length: 200 }, (_, id) => ({ id, name: `Борщ ${id}` }));
  const before = sharedJsonParts({ sections: [{ id: 1, cards }] });
  const after = sharedJsonParts({ sections: [{ id: 1, cards: cards.with(60, { id: 60, name: "Щи" }) }] });
  const fresh = after.filter((part) => part.length > 20 && !before.includes(part));
  expect(fresh.map((part) => JSON.parse(`[${part}]`).length)).toEqual([24]);
  expect(Buffer.concat(after).toString()).toContain('{"id":59,"name":"Борщ 59"},{"id":60,"name":"Щи"}');
});
