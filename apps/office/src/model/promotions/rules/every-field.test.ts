import { readFileSync } from "node:fs";
import { shopJsonSchemas } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { fieldsIn } from "../../entities/read-fields.ts";
import type { SectionPatches, Sections } from "../../entities/sections.ts";
import { COMBINING } from "../../shop-settings/combining.ts";
import { plainForm, plainPatches } from "../../shop-settings/plain-form.ts";
import { type PointsRule, pointsForm, pointsPatches } from "./points-form.ts";
import { type SegmentForm, type WheelForm, wheelForm } from "./wheel-form.ts";
import { wheelPatches } from "./wheel-patch.ts";

const root = new URL("../../../../../../", import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const documents = ["bonus", "referral", "wheel", "promo-settings"] as const;
const demo: Sections = Object.fromEntries(
  documents.map((id) => [id, { etag: id, facets: { [id]: readJson(`demo/${id}.json`) } }]),
);

/** The paths of the single values that a schema allows; a picture is one value. */
function leavesOf(schema: unknown): readonly string[] {
  const { properties, items } = fieldsIn(schema);
  if (items !== undefined) return leavesOf(items);
  if (properties === undefined) return [""];
  return Object.entries(fieldsIn(properties))
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, inner]) => leavesOf(inner).map((below) => (below === "" ? name : `${name}.${below}`)));
}

/** The value of a path, in the first entry of a list. */
function valueAt(content: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => fieldsIn(Array.isArray(value) ? value[0] : value)[name], content);
}

const points = (rule: PointsRule, change: { readonly active?: boolean; readonly numbers?: Record<string, string> }) => {
  const form = pointsForm(rule, demo);
  return pointsPatches(rule, demo, { ...form, ...change, numbers: { ...form.numbers, ...change.numbers } });
};
const wheel = (change: Partial<WheelForm>) => wheelPatches(demo, { ...wheelForm(demo), ...change });
const first = (change: Partial<SegmentForm>) => {
  const [segment, ...others] = wheelForm(demo).segments;
  if (segment === undefined) throw new Error("no prize");
  return wheel({ segments: [{ ...segment, ...change }, ...others] });
};
const combining = (name: string, isOn: boolean) =>
  plainPatches(COMBINING, demo, { ...plainForm(COMBINING, demo), [name]: isOn });

/** What a person does in the office, and the value that it gives. */
const edits: Readonly<Record<string, readonly [patches: SectionPatches, value: unknown]>> = {
  "bonus.active": [points("bonus", { active: false }), false],
  "bonus.percent_max": [points("bonus", { numbers: { percent_max: "50" } }), 50],
  "bonus.earn_percent": [points("bonus", { numbers: { earn_percent: "7,5" } }), 7.5],
  "referral.active": [points("referral", { active: false }), false],
  "referral.reward": [points("referral", { numbers: { reward: "1 000" } }), 1000],
  "referral.friend_reward": [points("referral", { numbers: { friend_reward: "0" } }), 0],
  "wheel.active": [wheel({ active: false }), false],
  "wheel.spins.per": [wheel({ per: "order" }), "order"],
  "wheel.spins.count": [wheel({ count: "3" }), 3],
  "wheel.segments.label": [first({ label: { "": "60 баллов" } }), "60 баллов"],
  "wheel.segments.color": [first({ color: "#123456" }), "#123456"],
  "wheel.segments.image": [first({ image: "/media/prize.webp" }), "/media/prize.webp"],
  "wheel.segments.weight": [first({ weight: "2,5" }), 2.5],
  "wheel.segments.prize.kind": [first({ prize: "nothing" }), "nothing"],
  "wheel.segments.prize.points": [first({ points: "60" }), 60],
  "wheel.segments.prize.coupon_id": [first({ prize: "coupon", coupon: "7203" }), 7203],
  "promo-settings.auto_coupons_summing": [combining("auto_coupons_summing", true), true],
  "promo-settings.coupons_and_auto_coupons_summing": [combining("coupons_and_auto_coupons_summing", false), false],
  "promo-settings.auto_coupons_and_promo_summing": [combining("auto_coupons_and_promo_summing", true), true],
  "promo-settings.app_use_bon_with_auto_promo": [combining("app_use_bon_with_auto_promo", false), false],
};

describe("the rules of promotions in the office", () => {
  it("PROMO-1 can edit every field that the shop reads; the number of a prize is given by the office", () => {
    const schemas = shopJsonSchemas();
    const allowed = documents.flatMap((id) =>
      leavesOf(schemas.get(`${id}.schema.json`)).map((path) => `${id}.${path}`),
    );
    const given = ["wheel.segments.id"];
    expect(Object.keys(edits).toSorted()).toEqual(allowed.filter((path) => !given.includes(path)).toSorted());
  });

  it.each(Object.entries(edits))("PROMO-1 %s is written by its field", (place, [patches, value]) => {
    const [id = "", ...path] = place.split(".");
    const set = patches[id]?.set?.[id];
    expect(valueAt(set, path.join("."))).toEqual(value);
    expect(Object.keys(set ?? {})).toEqual([path[0]]);
  });

  it("PROMO-1 leaves a document that nobody touched as it is", () => {
    for (const rule of ["bonus", "referral"] as const) expect(points(rule, {})).toEqual({ [rule]: null });
    expect(wheel({})).toEqual({ wheel: null });
    expect(plainPatches(COMBINING, demo, plainForm(COMBINING, demo))).toEqual({ "promo-settings": null });
  });
});
