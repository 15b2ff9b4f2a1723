import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { redirect } from "./answers.ts";
import { createBrowserRouter } from "./browser-router.ts";
import type { Load, RouteNode, Router } from "./types.ts";

/** The part of a browser window that the router needs. */
function windowAt(address: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address), state: null }];
  let position = 0;
  let onPop: () => void = () => undefined;
  const at = () => entries[position] ?? { url: new URL(address), state: null };
  return {
    get location() {
      const { href, origin, pathname, search, hash } = at().url;
      return { href, origin, pathname, search, hash, assign: vi.fn() };
    },
    history: {
      get state() {
        return at().state;
      },
      pushState(state: unknown, _: string, to: string) {
        entries.splice(position + 1, Number.POSITIVE_INFINITY, { url: new URL(to, at().url), state });
        position += 1;
      },
      replaceState(state: unknown, _: string, to?: string) {
        entries[position] = { url: new URL(to ?? "", at().url), state };
      },
      go(steps: number) {
        position += steps;
        onPop();
      },
    },
    addEventListener: (_: string, listener: () => void) => {
      onPop = listener;
    },
  };
}

const root = vi.fn<Load>(() => "shop");
const list = vi.fn<Load>(({ params }) => `list ${params["slug"]}`);
const dish = vi.fn<Load>(({ url }) => url.searchParams.get("product_id"));

const routes: readonly RouteNode[] = [
  {
    id: "root",
    load: root,
    shouldReload: () => false,
    ErrorBoundary: () => null,
    children: [
      {
        id: "sheet",
        load: dish,
        shouldReload: ({ from, to }) => from.url.search !== to.url.search,
        children: [
          { id: "home", index: true, load: () => "home" },
          { id: "menu", path: "menu/:slug", load: list },
          { id: "old", path: "old", load: () => Promise.reject(redirect("/menu/soups")) },
          {
            id: "gone",
            path: "gone",
            load: () => Promise.reject(new Response("Page Not Found: /gone", { status: 404 })),
          },
        ],
      },
    ],
  },
];

let router: Router;
const aim = vi.fn<(address: string | null) => void>();

async function open(address: string): Promise<void> {
  vi.stubGlobal("window", windowAt(address));
  const loaderData = { root: "shop", sheet: null, menu: "list pizza" };
  router = await createBrowserRouter(routes, { loaderData, failures: {} }, aim);
  vi.clearAllMocks();
}

/** Waits for pending work. */
const settled = () => vi.waitFor(() => expect(router.getState().isLoading).toBe(false));
const shown = () => ({ path: router.getState().location.pathname, data: router.getState().loaderData });

beforeEach(() => open("http://shop.test/menu/pizza"));
afterEach(() => vi.unstubAllGlobals());

describe("navigation", () => {
  it("starts with the server's page without loading", () => {
    expect(shown()).toEqual({ path: "/menu/pizza", data: { root: "shop", sheet: null, menu: "list pizza" } });
    expect(root).not.toHaveBeenCalled();
    expect(list).not.toHaveBeenCalled();
  });

  it("loads only the new page's data, keeps shared data, and writes the history when they are loaded", async () => {
    router.navigate("/menu/soups");
    expect(window.location.pathname).toBe("/menu/pizza");
    expect(router.getState().isLoading).toBe(true);
    await settled();
    expect(shown()).toEqual({ path: "/menu/soups", data: { root: "shop", sheet: null, menu: "list soups" } });
    expect(window.location.pathname).toBe("/menu/soups");
    expect(root).not.toHaveBeenCalled();
  });

  it("ERR-2 tells the address under way until its page is shown, but none of a reload", async () => {
    router.navigate("/menu/soups?sort=price");
    expect(aim.mock.calls).toEqual([["http://shop.test/menu/soups?sort=price"]]);
    await settled();
    expect(aim).toHaveBeenLastCalledWith(null);
    await router.revalidate();
    expect(aim.mock.calls.slice(2).flat()).toEqual([null, null]);
  });

  it("MODAL-2 opens a dish over its list without reloading the list, and Back closes it", async () => {
    router.navigate("/menu/pizza?product_id=7", { preventScrollReset: true });
    await settled();
    expect(shown().data).toMatchObject({ sheet: "7", menu: "list pizza" });
    expect(list).not.toHaveBeenCalled();
    expect(router.getState().keepsScroll).toBe(true);
    router.navigate(-1);
    await vi.waitFor(() => expect(router.getState().location.search).toBe(""));
    expect(router.getState().action).toBe("pop");
    expect(list).not.toHaveBeenCalled();
  });

  it("MODAL-2 a second tap on closing a sheet does not leave the page: one step back at a time", async () => {
    router.navigate("/menu/soups");
    await settled();
    router.navigate("/menu/soups?product_id=7");
    await settled();
    router.navigate(-1);
    router.navigate(-1);
    await settled();
    expect(shown().path).toBe("/menu/soups");
    router.navigate(-1);
    await vi.waitFor(() => expect(shown().path, "the next step goes on").toBe("/menu/pizza"));
  });

  it("shows the last of two navigations, in any order of their answers", async () => {
    const slow = Promise.withResolvers<string>();
    list.mockImplementationOnce(() => slow.promise);
    router.navigate("/menu/soups");
    router.navigate("/");
    await vi.waitFor(() => expect(shown().path).toBe("/"));
    slow.resolve("late soups");
    await Promise.resolve();
    expect(shown()).toMatchObject({ path: "/", data: { home: "home" } });
  });

  it("ROUTE-13 follows a page's redirect, and Back skips that page", async () => {
    router.navigate("/old");
    await vi.waitFor(() => expect(shown().path).toBe("/menu/soups"));
    router.navigate(-1);
    await vi.waitFor(() => expect(shown().path).toBe("/menu/pizza"));
  });

  it("ROUTE-12 shows an error answer on the boundary, at its own address", async () => {
    router.navigate("/gone");
    await settled();
    expect(shown().path).toBe("/gone");
    expect(router.getState().failures).toEqual({ root: { status: 404, text: "Page Not Found: /gone" } });
  });

  it("reloads only the requested routes", async () => {
    await router.revalidate(["menu"]);
    expect([root, list, dish].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
    await router.revalidate();
    expect([root, list, dish].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
    expect(window.location.pathname).toBe("/menu/pizza");
  });

  it.each([0, 429, 503])("keeps the page when a background reload gets %i", async (status) => {
    const answer = status === 0 ? Response.error() : new Response("", { status });
    list.mockImplementationOnce(() => Promise.reject(answer.clone()));
    await router.revalidate(["menu"], { keepsPage: true });
    expect(router.getState()).toMatchObject({ failures: {}, isLoading: false });
    expect(shown()).toMatchObject({ path: "/menu/pizza", data: { menu: "list pizza" } });
    list.mockImplementationOnce(() => Promise.reject(answer));
    await router.revalidate(["menu"]);
    expect(router.getState().failures).toMatchObject({ root: { status } });
  });

  it("reloads after a navigation what a background reload was to load", async () => {
    const slow = Promise.withResolvers<string>();
    list.mockImplementationOnce(() => slow.promise);
    const reload = router.revalidate(["menu"], { keepsPage: true });
    router.navigate("/menu/pizza?product_id=7");
    await settled();
    slow.resolve("list before the navigation");
    await reload;
    expect(list).toHaveBeenCalledTimes(2);
    expect(shown()).toMatchObject({ data: { menu: "list pizza", sheet: "7" } });
    router.navigate("/");
    await settled();
    expect(list).toHaveBeenCalledTimes(2);
  });

  it("shows that a page is gone after a background reload", async () => {
    list.mockImplementationOnce(() => Promise.reject(new Response("", { status: 404 })));
    await router.revalidate(["menu"], { keepsPage: true });
    expect(router.getState().failures).toMatchObject({ root: { status: 404 } });
  });
});
