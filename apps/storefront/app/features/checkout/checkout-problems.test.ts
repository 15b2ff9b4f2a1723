import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { type CheckoutValues, changeFromOf, checkoutProblems } from "./checkout-problems.ts";

const filled: CheckoutValues = {
  name: "Анна",
  phone: "+7 912 345-67-89",
  email: "",
  comment: "",
  people: 1,
  paymentMethod: "cash",
  changeFrom: "",
  ifMissing: "call",
  consent: true,
};
const total = money(123_400);
const problems = (values: Partial<CheckoutValues>) =>
  checkoutProblems({ ...filled, ...values }, ["cash", "card"], total);

describe("VALID-1 faults of the order form", () => {
  it("are none in a form filled with a name, a phone, a payment method and the consent", () => {
    expect(problems({})).toEqual({});
  });

  it("are all reported at once, each at its field", () => {
    expect(problems({ name: " ", phone: "912", email: "anna@", paymentMethod: "", consent: false })).toEqual({
      name: "checkout.error.name",
      phone: "checkout.error.phone",
      email: "checkout.error.email",
      paymentMethod: "checkout.error.payment",
      consent: "checkout.error.consent",
    });
  });

  it("include a payment method that is no longer offered", () => {
    expect(problems({ paymentMethod: "paykeeper" })).toEqual({ paymentMethod: "checkout.error.payment" });
  });

  it("include a missing payment method while the methods load, but not a chosen one", () => {
    expect(checkoutProblems({ ...filled, paymentMethod: "" }, null, total)).toEqual({
      paymentMethod: "checkout.error.payment",
    });
    expect(checkoutProblems(filled, null, total)).toEqual({});
  });

  it("include a note that does not cover the total, only for cash", () => {
    expect(problems({ changeFrom: "1000" })).toEqual({ changeFrom: "checkout.error.change" });
    expect(problems({ changeFrom: "нет" })).toEqual({ changeFrom: "checkout.error.change" });
    expect(problems({ changeFrom: "1234" })).toEqual({});
    expect(problems({ changeFrom: "5 000" })).toEqual({});
    expect(problems({ changeFrom: "1000", paymentMethod: "card" })).toEqual({});
  });

  it("the note for change is sent only for cash", () => {
    expect(changeFromOf({ changeFrom: "5 000", paymentMethod: "cash" })).toBe(500_000);
    expect(changeFromOf({ changeFrom: "5000", paymentMethod: "card" })).toBeNull();
    expect(changeFromOf({ changeFrom: "", paymentMethod: "cash" })).toBeNull();
  });
});
