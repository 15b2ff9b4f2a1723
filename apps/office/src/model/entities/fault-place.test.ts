import { describe, expect, it } from "vitest";
import { namesIn, placeOfConflict, placeOfFault } from "./fault-place.ts";

const entity = { kind: "content", id: "banners/5", name: "Осень" };
const fault = { entity, file: "banners.json", path: "[2].post.post_slug", message: "unknown post" };

describe("place of a fault in a draft (EDIT-5)", () => {
  it("is the document and the path to the value", () => {
    const place = placeOfFault({ ...fault, cause: { kind: "unknown", target: "post", name: "a" } });
    expect(place).toEqual({ document: "banners", steps: ["2", "post", "post_slug"], cause: "unknown" });
    expect(namesIn(place.steps)).toEqual(["post", "post_slug"]);
    expect(placeOfFault({ ...fault, file: "prices/station.json", path: "" })).toEqual({
      document: "prices/station",
      steps: [],
      cause: null,
    });
  });

  it("is the facet and the path for a field that was published meanwhile (EDIT-7)", () => {
    expect(placeOfConflict({ facet: "catalog", path: ["variations", "12", "price"] })).toEqual({
      document: "catalog",
      steps: ["variations", "12", "price"],
      cause: null,
    });
  });
});
