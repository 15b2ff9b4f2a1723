import { describe, expect, it } from "vitest";
import { branchesField, paymentFieldAt, wayOfField, ZONES_FIELD } from "./payment-faults.ts";

const sections = { payment_methods: { etag: "a", facets: { settings: [{ id: "cash" }, { id: "card" }] } } };
const fieldAt = paymentFieldAt(sections);
const at = (path: string, document = "settings") => fieldAt({ document, steps: path.split("."), cause: null });

describe("what keeps the ways to pay from being published (EDIT-5)", () => {
  it("stands at the branches of its way, and at the ways of zones", () => {
    expect(at("payment_methods.1.warehouse_ids.0")).toBe(branchesField("card"));
    expect(wayOfField(branchesField("card"))).toBe("card");
    expect(at("delivery.all_zones_zone_payment_methods.centre.0")).toBe(ZONES_FIELD);
    expect(at("all_zones_zone_payment_methods")).toBe(ZONES_FIELD);
    expect(wayOfField(ZONES_FIELD)).toBeNull();
  });

  it("stands above the form without a field, and not at all when it is about other rules of the sections", () => {
    expect(at("payment_methods.1.id")).toBeNull();
    expect(at("payment_methods.1.name", "settings.en")).toBeNull();
    expect(at("settings.payment.x")).toBeNull();
    expect(at("settings.app.disable_ordering")).toBeUndefined();
    expect(at("delivery.price")).toBeUndefined();
  });
});
