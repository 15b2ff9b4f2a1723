import { describe, expectTypeOf, it } from "vitest";
import type { CouponId, CustomerId, Id, OrderId } from "./id.ts";
import type { BranchId, CategoryId, LocationId, ProductId, VariationId } from "./types.ts";

/** The compiler checks these expectations; the body never runs. */
describe("ids", () => {
  it("refuses an id of one kind where another kind is required", () => {
    expectTypeOf<BranchId>().not.toExtend<LocationId>();
    expectTypeOf<VariationId>().not.toExtend<ProductId>();
    expectTypeOf<ProductId>().not.toExtend<CategoryId>();
    expectTypeOf<CouponId>().not.toExtend<ProductId>();
    expectTypeOf<OrderId>().not.toExtend<CustomerId>();
    expectTypeOf<readonly CustomerId[]>().not.toExtend<readonly OrderId[]>();
    expectTypeOf<Id<"zone", string>>().not.toExtend<Id<"pause", string>>();
  });

  it("accepts a plain number or text, as tables and messages hold it", () => {
    expectTypeOf<number>().toExtend<OrderId>();
    expectTypeOf<string>().toExtend<Id<"zone", string>>();
    expectTypeOf<OrderId>().toExtend<number>();
  });
});
