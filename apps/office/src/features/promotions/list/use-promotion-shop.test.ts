import type { WireStaffMe } from "@skatert/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allProductsQuery, categoriesQuery } from "../../../model/entities/list-queries.ts";
import { MeProvider } from "../../../platform/session/me-context.tsx";
import { shopNames } from "../editor/words/shop-names.ts";
import { usePromotionShop } from "./use-promotion-shop.ts";

// A page that is drawn once does not ask again.
const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
const branches = [{ id: 501, name: "Соборная", time_zone: "Europe/Moscow" }];
const personWith = (role: string, branch_id: number | null) =>
  ({ branches, closed_branches: [], device: null, roles: [{ role, branch_id }] }) as unknown as WireStaffMe;

type Known = ReturnType<typeof usePromotionShop>;

function Probe({ known }: { readonly known: Known[] }) {
  known.push(usePromotionShop());
  return null;
}

/** What the hook answers from what is loaded already. */
function knownTo(me: WireStaffMe): Known {
  const known: Known[] = [];
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(MeProvider, { me } as Parameters<typeof MeProvider>[0], createElement(Probe, { known })),
    ),
  );
  const [last] = known.toReversed();
  if (last === undefined) throw new Error("not rendered");
  return last;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  queryClient.setQueryData(allProductsQuery.queryKey, []);
  queryClient.setQueryData(categoriesQuery.queryKey, { categories: [], etag: "", languages: [] });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it("PROMO-1 a branch's manager, who may not read the shop's places, knows the branches by name", () => {
  const { parts } = knownTo(personWith("manager", 501));
  if (parts === null) throw new Error("nothing is known");
  expect(shopNames(parts).branch(501)).toBe("Соборная");
  expect(knownTo(personWith("owner", null)).parts).toBeNull();
});

it("PROMO-1 a list that did not load is told, and not waited for", () => {
  const query = queryClient.getQueryCache().find({ queryKey: categoriesQuery.queryKey });
  query?.setState({ ...query.state, data: undefined, status: "error", error: new Error("403") });
  expect(knownTo(personWith("manager", 501)).failed?.isError).toBe(true);
});
