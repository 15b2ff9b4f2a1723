import { describe, expect, it } from "vitest";
import { branchesField, paymentFieldAt, wayOfField, ZONES_FIELD } from "./payment-faults.ts";

const sections = { payment_methods: { etag: "a", facets: { settings: [{ id: "cash" }, { id: "card" }] } } };
const fieldAt = paymentFieldAt(sections);
const at = (path: string, document = "settings") => fieldAt({ document, steps: path.split("."), cause: null });

describe("faults that block publishing of payment methods (EDIT-5)", () => {
  it("are at the branches of their method and at the methods of zones", () => {
    expect(at("payment_methods.1.warehouse_ids.0")).toBe(branchesField("card"));
    expect(wayOfField(branchesField("card"))).toBe("card");
    expect(at("delivery.all_zones_zone_payment_methods.centre.0")).toBe(ZONES_FIELD);
    expect(at("all_zones_zone_payment_methods")).toBe(ZONES_FIELD);
    expect(wayOfField(ZONES_FIELD)).toBeNull();
  });

  it("are above the form without a field, and hidden if they concern other settings of the sections", () => {
    expect(at("payment_methods.1.id")).toBeNull();
    expect(at("payment_methods.1.name", "settings.en")).toBeNull();
    expect(at("settings.payment.x")).toBeNull();
    expect(at("settings.app.disable_ordering")).toBeUndefined();
    expect(at("delivery.price")).toBeUndefined();
  });
});
