import { describe, expect, it } from "vitest";
import type { Location } from "./types.ts";
import { nextVisit, type Visit } from "./visit.ts";

const at = (pathname: string): Location => ({ pathname, search: "", hash: "", state: null, key: pathname });
const navigation: Visit = { location: at("/menu/supy"), action: "push", keepsScroll: false };
const reload: Visit = { location: at("/"), action: "replace", keepsScroll: true, stale: ["order-id"], isReload: true };

describe("SCREEN-2 two concurrent visits", () => {
  it("continue a navigation when data are to be reloaded meanwhile", () => {
    expect(nextVisit(navigation, reload)).toEqual({ ...navigation, stale: ["order-id"] });
  });

  it("load on the next page what a reload was to load", () => {
    expect(nextVisit({ ...reload, stale: true }, navigation)).toEqual({ ...navigation, stale: true });
    expect(nextVisit(reload, { ...navigation, stale: ["root"] })).toEqual({
      ...navigation,
      stale: ["order-id", "root"],
    });
  });

  it("do not fail a navigation by a background reload", () => {
    const background: Visit = { ...reload, stale: true, keepsPage: true };
    expect(nextVisit(background, navigation)).toEqual(navigation);
    expect(nextVisit(background, { ...reload, stale: ["root"] }).stale).toBe(true);
  });

  it("let the last of two navigations win", () => {
    const other = { ...navigation, location: at("/menu/picca") };
    expect(nextVisit(navigation, other)).toEqual(other);
    expect(nextVisit(null, reload)).toBe(reload);
  });
});
