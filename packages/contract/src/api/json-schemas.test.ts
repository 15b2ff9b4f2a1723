import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import * as contract from "../index.ts";

const schemas = Object.entries(contract).flatMap(([name, value]) =>
  value instanceof z.ZodMiniType ? [[name, value] as const] : [],
);

describe("schemas", () => {
  it("API-2 can all be converted to an OpenAPI document, for requests and for answers", () => {
    expect(schemas.length).toBeGreaterThan(60);
    for (const [name, schema] of schemas) {
      for (const io of ["input", "output"] as const) {
        for (const target of ["openapi-3.0", "draft-2020-12"] as const) {
          expect(() => z.toJSONSchema(schema, { io, target }), name).not.toThrow();
        }
      }
    }
  });
});
