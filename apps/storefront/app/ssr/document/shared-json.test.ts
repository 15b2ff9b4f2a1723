import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonForScript } from "./html.ts";
import { sharedJson, sharedJsonParts } from "./shared-json.ts";

const fields = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.object()), fc.constant(undefined)));

it("writes any value as jsonForScript does, whole and in parts", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fields), (value) => {
      const expected = jsonForScript(value);
      expect(sharedJson(value).toString()).toBe(expected);
      expect(Buffer.concat(sharedJsonParts(value)).toString()).toBe(expected);
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
