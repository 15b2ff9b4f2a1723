import { drawSegment, wheelOdds } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Sections } from "../../entities/sections.ts";
import { seededPick } from "./seeded-pick.ts";
import { trialTurns, turnCost } from "./wheel-cost.ts";
import { wheelFaults, wheelFieldAt } from "./wheel-faults.ts";
import { type SegmentForm, wheelForm, withMoved, withNewSegment } from "./wheel-form.ts";
import { wheelPatches } from "./wheel-patch.ts";

const prizes = [
  { id: 1, label: "50 баллов ", weight: "22", prize: { kind: "points", points: 50 }, note: "kept" },
  { id: "b", label: "Скидка", weight: 3, image: { src: "/a.webp", width: 9 }, prize: { kind: "coupon", coupon_id: 7 } },
  { id: 9, label: "Ничего", weight: 75, prize: { kind: "nothing" } },
];
const shop: Sections = {
  wheel: {
    etag: "1",
    facets: {
      wheel: { active: 1, spins: { per: "order", count: 2 }, segments: prizes },
      "wheel.en": {
        segments: [
          { id: 9, label: "Nothing" },
          { id: 1, label: "50 points" },
        ],
      },
    },
  },
};
const form = wheelForm(shop);
const patched = (change: Partial<typeof form>, from = shop) => wheelPatches(from, { ...form, ...change })["wheel"]?.set;
const edited = (id: string, change: Partial<SegmentForm>) => ({
  segments: form.segments.map((segment) => (segment.id === id ? { ...segment, ...change } : segment)),
});

describe("the wheel in the office", () => {
  it("PROMO-1 opens with its prizes and their texts in every language, and is unchanged until it is touched", () => {
    expect(form).toMatchObject({ active: true, per: "order", count: "2", lastId: 9 });
    expect(form.segments[0]).toMatchObject({ label: { "": "50 баллов", en: "50 points" }, weight: "22", points: "50" });
    expect(form.segments[1]).toMatchObject({ image: "/a.webp", prize: "coupon", coupon: "7" });
    expect(wheelPatches(shop, form)).toEqual({ wheel: null });
  });

  it("PROMO-1 a change of one prize leaves the others and its unknown fields as they were written", () => {
    const set = patched(edited("1", { points: "70" }));
    expect(set).toEqual({
      wheel: { segments: [{ ...prizes[0], prize: { kind: "points", points: 70 } }, prizes[1], prizes[2]] },
    });
  });

  it("PROMO-1 moved prizes keep their translations, which go by their numbers", () => {
    expect(patched(withMoved(form, "9", -1))).toEqual({ wheel: { segments: [prizes[0], prizes[2], prizes[1]] } });
    expect(withMoved(form, "1", -1).segments).toEqual(form.segments);
  });

  it("PROMO-1 a removed prize leaves every language, and a new one never gets its number", () => {
    const left = { ...form, segments: form.segments.filter(({ id }) => id !== "9") };
    expect(patched(left)).toEqual({
      wheel: { segments: [prizes[0], prizes[1]] },
      "wheel.en": { segments: [{ id: 1, label: "50 points" }] },
    });
    const added = withNewSegment(left).segments.at(-1);
    expect(added?.id).toBe("10");
  });

  it("PROMO-1 a new prize is written with its translation, also in a language that had none", () => {
    const added = withNewSegment(form);
    const segments = added.segments.map((segment) =>
      segment.id === "10" ? { ...segment, label: { "": "Чай", en: "Tea", de: "Tee" }, weight: "1" } : segment,
    );
    const set = patched({ ...added, segments });
    expect(set?.["wheel"]?.["segments"]).toMatchObject([
      ...prizes,
      { id: 10, label: "Чай", weight: 1, prize: { kind: "points", points: 50 } },
    ]);
    expect(set?.["wheel.en"]?.["segments"]).toHaveLength(3);
    expect(set?.["wheel.de"]).toEqual({ segments: [{ id: 10, label: "Tee" }] });
  });

  it("PROMO-1 a wheel that a shop does not have yet is written whole", () => {
    const none: Sections = { wheel: { etag: "", facets: {} } };
    const empty = wheelForm(none);
    expect(wheelPatches(none, empty)).toEqual({ wheel: null });
    const set = wheelPatches(none, { ...empty, ...withNewSegment(empty) })["wheel"]?.set?.["wheel"];
    expect(Object.keys(set ?? {})).toEqual(["active", "spins", "segments"]);
  });

  it("PROMO-1 shows what the shop would refuse or drop at its field", () => {
    expect([...wheelFaults(form)]).toEqual([]);
    const wrong = edited("1", { label: { "": " " }, weight: "-1", points: "0", color: "#12" });
    expect([...wheelFaults({ ...form, ...wrong, count: "1001" })]).toEqual([
      ["count", "count"],
      ["segments.0.label", "label"],
      ["segments.0.weight", "weight"],
      ["segments.0.points", "prize"],
      ["segments.0.color", "colour"],
    ]);
    expect([...wheelFaults({ ...form, ...edited("b", { coupon: "" }) })]).toEqual([["segments.1.coupon", "coupon"]]);
    expect([...wheelFaults({ ...form, segments: [] })]).toEqual([["segments", "empty"]]);
    expect([...wheelFaults({ ...form, active: false, segments: [] })]).toEqual([]);
  });

  it("EDIT-5 shows a fault that blocks publishing at its field", () => {
    const at = (...steps: readonly string[]) => wheelFieldAt({ document: "wheel", steps, cause: null });
    expect(at("segments", "2", "prize", "coupon_id")).toBe("segments.2.coupon");
    expect(at("segments", "2", "label")).toBe("segments.2.label");
    expect(at("segments")).toBe("segments");
    expect(at("spins", "count")).toBe("count");
    expect(wheelFieldAt({ document: "wheel.en", steps: ["segments", "0", "label"], cause: null })).toBeNull();
  });
});

describe("what the wheel costs", () => {
  it("PROMO-1 is the average of its prizes by their odds", () => {
    expect(turnCost(form.segments)).toEqual({ points: 11, coupons: 0.03, nothing: 0.75 });
    expect(turnCost([])).toEqual({ points: 0, coupons: 0, nothing: 0 });
  });

  it("PROMO-1 a trial draws as the shop draws, and the same turns for the same seed", () => {
    const trial = trialTurns(form.segments, 1000, 5);
    const weighted = form.segments.map(({ weight, id }) => ({ id, weight: Number(weight) }));
    const pick = seededPick(5);
    const drawn = Array.from({ length: 1000 }, () => drawSegment(weighted, pick).id);
    expect(trial?.counts).toEqual(weighted.map(({ id }) => drawn.filter((each) => each === id).length));
    expect(trialTurns(form.segments, 1000, 5)).toEqual(trial);
    expect(trialTurns(form.segments, 1000, 6)).not.toEqual(trial);
    expect(trialTurns([], 1000, 5)).toBeNull();
  });

  it("PROMO-1 a trial of many turns comes near the odds, for any wheel", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.integer(), (numbers, seed) => {
        fc.pre(numbers.some((weight) => weight > 0));
        const odds = wheelOdds(numbers.map((weight) => ({ weight })));
        const [base] = form.segments;
        if (base === undefined) return;
        const segments = numbers.map((weight) => ({ ...base, weight: String(weight) }));
        const counts = trialTurns(segments, 4_000, seed)?.counts ?? [];
        // Five standard deviations of the most uncertain prize.
        for (const [at, share] of odds.entries())
          expect(Math.abs((counts[at] ?? 0) / 4_000 - share)).toBeLessThan(0.04);
      }),
      { numRuns: 50 },
    );
  });
});
