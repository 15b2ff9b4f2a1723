import { describe, expect, it, vi } from "vitest";
import type { RouterState } from "../../routing/types.ts";
import { sharedBody } from "./shared-body.ts";

const menu = { sections: [] };

function stateOf(loaderData: Readonly<Record<string, unknown>>, search = "", failures = {}): RouterState {
  return {
    location: { pathname: "/menu/supy", search, hash: "", state: null, key: "" },
    matches: ["root", "sheet", "menu"].map((id) => ({ route: { id }, params: {} })),
    loaderData,
    failures,
    isLoading: false,
    action: "pop",
    keepsScroll: false,
  };
}

describe("body of a page", () => {
  it("is rendered once for requests that share its data, and once for each query", () => {
    const render = vi.fn(() => []);
    const shared = { root: {}, menu: { ...menu } };
    for (const search of ["", "", "?sort=price-asc", ""])
      sharedBody(stateOf({ ...shared, sheet: { product: null } }, search), render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is rendered again for new data", () => {
    const render = vi.fn(() => []);
    for (let each = 0; each < 2; each += 1)
      sharedBody(stateOf({ menu: { ...menu }, sheet: { product: null } }), render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("outlives a revision that changes nothing of it, and is rendered again after a change of what is around it", () => {
    const render = vi.fn(() => []);
    const data = { ...menu };
    const inShop = (root: object) => sharedBody(stateOf({ root, menu: data, sheet: { product: null } }), render);
    inShop({ name: "Печь", links: [{ id: 1 }], revision: "r1" });
    inShop({ name: "Печь", links: [{ id: 1 }], revision: "r2" });
    expect(render).toHaveBeenCalledTimes(1);
    inShop({ name: "Печь", links: [{ id: 1 }, { id: 2 }], revision: "r3" });
    inShop({ name: "Печь и тесто", links: [{ id: 1 }, { id: 2 }], revision: "r3" });
    expect(render).toHaveBeenCalledTimes(3);
    inShop({ name: "Печь и тесто", links: [{ id: 1 }, { id: 2 }], revision: "r4" });
    expect(render).toHaveBeenCalledTimes(3);
  });

  it("is never shared with an open dish or a failure", () => {
    const render = vi.fn(() => []);
    const data = { menu: { ...menu }, sheet: { product: { card: {} } } };
    for (let each = 0; each < 2; each += 1) sharedBody(stateOf(data), render);
    const failed = { menu: data.menu, sheet: { product: null } };
    for (let each = 0; each < 2; each += 1)
      sharedBody(stateOf(failed, "", { sheet: { status: 500, text: "" } }), render);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it("caches only as many queries as a page has orders and filters", () => {
    const render = vi.fn(() => []);
    const data = { menu: { ...menu }, sheet: { product: null } };
    for (let each = 0; each < 30; each += 1) sharedBody(stateOf(data, `?badges=${each}`), render);
    render.mockClear();
    sharedBody(stateOf(data, "?badges=29"), render);
    sharedBody(stateOf(data, "?badges=1"), render);
    expect(render).toHaveBeenCalledTimes(1);
  });
});
