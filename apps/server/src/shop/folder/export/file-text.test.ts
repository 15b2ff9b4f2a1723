import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Json } from "../../documents/json.ts";
import { fileText } from "./file-text.ts";

it("IMPORT-1 writes the text of a document as JSON.stringify does, at any depth", async () => {
  const json = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom<Json>(null, true, 0, 1.5, "", "Суп", "two\nlines", '"quoted" \\'),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie("value"), { maxKeys: 4 }),
    ),
  })).value;
  await fc.assert(
    fc.asyncProperty(json, async (content) => {
      const written = await fileText(content, async () => undefined);
      expect(written.toString()).toBe(`${JSON.stringify(content, null, 2)}\n`);
    }),
  );
});
