import { money } from "@skatert/domain";
import { aCartLine, aQuote } from "@skatert/domain/testing";
import { beforeEach, expect, it, vi } from "vitest";

const place = {
  kind: "pickup",
  locationId: 21,
  warehouseId: 501,
  pointId: 31,
  name: "На Соборной",
  address: "",
} as const;

async function twoTabs() {
  vi.resetModules();
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  });
  const { useCart } = await import("../cart/cart-store.ts");
  const { usePlace } = await import("../place/place-store.ts");
  const { currentDraft } = await import("../quote/order-draft.ts");
  const watch = await import("./total-watch.ts");
  const { watchOtherTabs } = await import("./other-tabs.ts");
  const lines = (quantity: number) => useCart.setState({ lines: [aCartLine({ quantity })] });
  const quote = (total: number) => {
    const draft = currentDraft();
    if (draft !== null) watch.watchTotal(draft, { ...aQuote(), total: money(total) });
    return watch.useTotalChange.getState().change;
  };
  usePlace.setState({ place });
  lines(1);
  watchOtherTabs();
  quote(100_00);
  return { lines, quote, entries, useCart };
}

beforeEach(() => void vi.unstubAllGlobals());

it("tells a change that this tab reads from the storage", async () => {
  const { lines, quote, entries, useCart } = await twoTabs();
  const own = new Map(entries);
  lines(2);
  const others = entries.get("skatert-cart") ?? "";
  lines(1);
  expect(entries).toEqual(own);
  entries.set("skatert-cart", others);
  await useCart.persist.rehydrate();
  expect(quote(200_00)).toMatchObject({ before: 100_00, after: 200_00, changes: [{ kind: "other-tab" }] });
});

it("does not tell an own change that waits for its quote while another tab writes the storage", async () => {
  const { lines, quote, useCart } = await twoTabs();
  lines(2);
  await useCart.persist.rehydrate();
  expect(quote(200_00)).toBeNull();
});
