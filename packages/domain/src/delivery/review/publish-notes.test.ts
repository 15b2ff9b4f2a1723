import { describe, expect, it } from "vitest";
import { aCondition, aZone } from "../../testing/index.ts";
import { type PublishedPlaces, publishNotes } from "./publish-notes.ts";

const inside = { warehouseId: 10, coordinates: { lon: 5, lat: 5 } };
const outside = { warehouseId: 20, coordinates: { lon: 10.1, lat: 5 } };
const places = (changes: Partial<PublishedPlaces> = {}): PublishedPlaces => ({
  zones: [aZone()],
  conditions: [aCondition()],
  branches: [inside],
  ...changes,
});
const everywhere = new Set([10, 20]);

describe("what guests will meet after a publication", () => {
  it("EDIT-5 names a new branch without a tablet, and not one that was there", () => {
    const after = places({ zones: [], branches: [inside, outside] });
    expect(publishNotes(places(), after, new Set())).toEqual([{ kind: "no-screen", branch: 20 }]);
    expect(publishNotes(places(), after, everywhere)).toEqual([]);
  });

  it("EDIT-5 names a zone for every branch that a new branch serves too, and how far away it is", () => {
    const [note, ...others] = publishNotes(places(), places({ branches: [inside, outside] }), everywhere);
    expect(others).toEqual([]);
    expect(note).toEqual({
      kind: "zone-gained",
      zone: "A",
      branches: [{ branch: 20, meters: expect.closeTo(11_090, -2) }],
    });
  });

  it("EDIT-5 names the distant branches of a new zone for every branch, and not the one inside it", () => {
    const before = places({ zones: [], conditions: [], branches: [inside, outside] });
    const notes = publishNotes(before, places({ branches: [inside, outside] }), everywhere);
    expect(notes).toMatchObject([{ kind: "zone-gained", zone: "A", branches: [{ branch: 20 }] }]);
  });

  it("EDIT-5 names the zone whose terms of one branch become those of every branch", () => {
    const before = places({ conditions: [aCondition({ warehouseId: 10 })], branches: [inside, outside] });
    expect(publishNotes(before, places({ branches: [inside, outside] }), everywhere)).toMatchObject([
      { kind: "zone-gained", branches: [{ branch: 20 }] },
    ]);
  });

  it("EDIT-5 says nothing of terms that name their branch, of a zone that stays, and of a branch off the map no distance", () => {
    const named = [aCondition(), aCondition({ warehouseId: 20 })];
    expect(publishNotes(places(), places({ conditions: named, branches: [inside, outside] }), everywhere)).toEqual([]);
    expect(publishNotes(places(), places(), everywhere)).toEqual([]);
    const lost = { warehouseId: 20, coordinates: null };
    expect(publishNotes(places(), places({ branches: [inside, lost] }), everywhere)).toMatchObject([
      { branches: [{ branch: 20, meters: null }] },
    ]);
  });
});
