import { afterEach, describe, expect, it, vi } from "vitest";
import { redirect } from "./answers.ts";
import { loadMatches } from "./load-matches.ts";
import type { Load, RouteNode } from "./types.ts";

const Screen = () => null;
const request = { url: new URL("http://shop.test/x"), signal: new AbortController().signal, reused: {} };

function chain(...routes: readonly (Partial<RouteNode> & { readonly id: string })[]) {
  return routes.map((route) => ({ route, params: {} }));
}

const refusing =
  (thrown: unknown): Load =>
  () => {
    throw thrown;
  };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("loading a page", () => {
  it("collects the data of all its routes except those without a loader", async () => {
    const matches = chain(
      { id: "root", load: () => "shop" },
      { id: "frame" },
      { id: "page", load: async () => ["soup"] },
    );
    expect(await loadMatches({ ...request, matches })).toMatchObject({
      kind: "page",
      loaderData: { root: "shop", page: ["soup"] },
      failures: {},
    });
  });

  it("does not reload kept data", async () => {
    const load = vi.fn(() => "new");
    const loaded = await loadMatches({ ...request, matches: chain({ id: "root", load }), reused: { root: "old" } });
    expect(loaded).toMatchObject({ loaderData: { root: "old" } });
    expect(load).not.toHaveBeenCalled();
  });

  it("ROUTE-12 shows a thrown answer on the nearest boundary with its status and text", async () => {
    const matches = chain(
      { id: "root", ErrorBoundary: Screen, load: () => "shop" },
      { id: "frame", ErrorBoundary: Screen },
      { id: "page", load: refusing(new Response("Page Not Found: /x", { status: 404 })) },
    );
    expect(await loadMatches({ ...request, matches })).toMatchObject({
      loaderData: { root: "shop" },
      failures: { frame: { status: 404, text: "Page Not Found: /x" } },
    });
  });

  it("SCREEN-1 shows a fault as 500 without its message, and logs it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fault = new Error("password in the message");
    const loaded = await loadMatches({
      ...request,
      matches: chain({ id: "root", ErrorBoundary: Screen, load: refusing(fault) }),
    });
    expect(loaded).toMatchObject({ failures: { root: { status: 500, text: "" } } });
    expect(log).toHaveBeenCalledWith(fault);
  });

  it("ignores an aborted load", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const matches = chain({ id: "root", ErrorBoundary: Screen, load: refusing(new Error("aborted")) });
    expect(await loadMatches({ ...request, matches, signal: AbortSignal.abort() })).toMatchObject({ failures: {} });
    expect(log).not.toHaveBeenCalled();
  });

  it("ROUTE-13 follows a loader's redirect", async () => {
    const loaded = await loadMatches({ ...request, matches: chain({ id: "lk", load: refusing(redirect("/")) }) });
    expect(loaded).toEqual({ kind: "redirect", to: "/", status: 302 });
  });

  it("loads the page of a lazy route by the address", async () => {
    const lazy = vi.fn(async () => ({ Component: Screen, file: "./page.tsx" }));
    const loaded = await loadMatches({ ...request, matches: chain({ id: "page", lazy, handle: "kept" }) });
    expect(loaded).toMatchObject({
      matches: [{ route: { id: "page", handle: "kept", Component: Screen, file: "./page.tsx" } }],
    });
    expect(lazy).toHaveBeenCalledWith(request.url);
  });

  it("STATE-1 an offline script failure is shown on the nearest boundary", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const lazy = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const matches = chain({ id: "root", ErrorBoundary: Screen, load: () => "shop" }, { id: "page", lazy });
    expect(await loadMatches({ ...request, matches })).toMatchObject({
      kind: "page",
      loaderData: { root: "shop" },
      failures: { root: { status: 0, text: "" } },
    });
  });

  it("ERR-2 rejects when the script of a page fails to load", async () => {
    const lazy = () => Promise.reject(new Error("gone"));
    await expect(loadMatches({ ...request, matches: chain({ id: "page", lazy }) })).rejects.toThrow("gone");
  });
});
