import { BranchSaleSchema, categoriesFromWire, officeBranchPath } from "@skatert/contract";
import { indexCatalog } from "@skatert/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("what staff can write into an order", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const saleOf = async (branch: number) => {
    const headers = await staffHeaders(shop, [{ role: "operator", branchId: null }]);
    return shop.app.inject({ url: `${officeBranchPath(branch, "sale")}?lang=ru`, headers });
  };

  it("CHANGE-1 has the branch's own menu, its points and the payment methods that guests can use", async () => {
    const answer = await saleOf(10);
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    const sale = BranchSaleSchema.parse(answer.json());
    const menu = indexCatalog(categoriesFromWire(sale.categories, () => undefined));
    expect([...menu.products.values()].map(({ name }) => name)).toContain("Борщ");
    expect(sale.methods.map(({ type }) => type)).toContain("flat_rate");
    expect(sale.payments.length).toBeGreaterThan(0);
    expect([sale.dish_notes, sale.if_missing]).toEqual([false, false]);
  });

  it("CHANGE-1 an unknown branch is not found", async () => {
    expect((await saleOf(999)).statusCode).toBe(404);
  });
});
