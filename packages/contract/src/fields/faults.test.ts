import { describe, expect, it } from "vitest";
import { CatalogFileSchema } from "../catalog/schemas.ts";
import { OrderRequestSchema } from "../checkout/request-schemas.ts";
import { faultsOf, pathText } from "./faults.ts";

describe("faults", () => {
  it("API-2 names the path of each fault of a body", () => {
    const parsed = OrderRequestSchema.safeParse({
      lines: [{ product_id: 1, quantity: -1 }],
      customer: { name: " ", phone: "+7900" },
    });
    const paths = (parsed.error?.issues ?? []).map(({ path }) => pathText(path));
    expect(paths).toEqual(
      expect.arrayContaining([
        "delivery_type",
        "warehouse_id",
        "lines[0].quantity",
        "customer.name",
        "consent",
        "expected_total",
      ]),
    );
    expect(paths).not.toContain("customer.phone");
  });

  it("ENT-1 finds the faulty place inside a union", () => {
    const parsed = CatalogFileSchema.safeParse([
      { id: 1, name: "Супы", products: [{ id: 2, name: "Борщ", acf: { calories: "много" } }] },
    ]);
    expect(faultsOf(parsed.error?.issues ?? [])).toEqual([
      { path: "[0].products[0].acf.calories", message: "has not the expected form (regex)" },
    ]);
  });

  it("ENT-1 repeats nothing of the value itself", () => {
    const parsed = CatalogFileSchema.safeParse([{ id: "секрет", name: "x" }]);
    expect(JSON.stringify(faultsOf(parsed.error?.issues ?? []))).not.toContain("секрет");
  });
});
