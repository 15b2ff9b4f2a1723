import { expect, it } from "vitest";
import { wheelWithout } from "./wheel-without.ts";

const part = (id: number, coupon: number) => ({ id, label: `${id}`, prize: { kind: "coupon", coupon_id: coupon } });
const wheel = (...segments: readonly ReturnType<typeof part>[]) => ({ wheel: { active: true, segments } });

it("EDIT-3 turns the wheel off when every prize leaves with a closed branch", () => {
  const made = wheelWithout(wheel(part(1, 701), part(2, 702)), new Set(["701", "702"]));
  expect(made?.next).toEqual({ wheel: { active: false, segments: [] } });
  expect(made?.lost).toEqual([
    { id: "1", name: "1" },
    { id: "2", name: "2" },
  ]);
});

it("EDIT-3 leaves the wheel alone when none of its prizes is lost", () => {
  expect(wheelWithout(wheel(part(1, 701)), new Set(["703"]))).toBeNull();
  expect(wheelWithout({}, new Set(["703"]))).toBeNull();
});

it("EDIT-3 keeps everything else of the wheel, also parts without an id and a translation without parts", () => {
  const { id: _id, ...unnamed } = part(1, 701);
  const facets = { wheel: { active: true, segments: [unnamed, { label: "Nothing" }] }, "wheel.en": { title: "Wheel" } };
  const made = wheelWithout(facets, new Set(["701"]));
  expect(made?.next).toEqual({ ...facets, wheel: { active: true, segments: [{ label: "Nothing" }] } });
});
