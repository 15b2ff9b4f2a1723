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
  consent: true,
};
const total = money(123_400);
const problems = (values: Partial<CheckoutValues>) =>
  checkoutProblems({ ...filled, ...values }, ["cash", "card"], total);

describe("VALID-1 faults of the order form", () => {
  it("finds none in a form filled with a name, a phone, a payment and the consent", () => {
    expect(problems({})).toEqual({});
  });

  it("names every fault at once, each at its field", () => {
    expect(problems({ name: " ", phone: "912", email: "anna@", paymentMethod: "", consent: false })).toEqual({
      name: "checkout.error.name",
      phone: "checkout.error.phone",
      email: "checkout.error.email",
      paymentMethod: "checkout.error.payment",
      consent: "checkout.error.consent",
    });
  });

  it("refuses a payment that is no longer offered", () => {
    expect(problems({ paymentMethod: "paykeeper" })).toEqual({ paymentMethod: "checkout.error.payment" });
  });

  it("asks for a payment also while the methods are awaited, and then refuses no chosen one", () => {
    expect(checkoutProblems({ ...filled, paymentMethod: "" }, null, total)).toEqual({
      paymentMethod: "checkout.error.payment",
    });
    expect(checkoutProblems(filled, null, total)).toEqual({});
  });

  it("asks for a note that covers the total, of cash alone", () => {
    expect(problems({ changeFrom: "1000" })).toEqual({ changeFrom: "checkout.error.change" });
    expect(problems({ changeFrom: "нет" })).toEqual({ changeFrom: "checkout.error.change" });
    expect(problems({ changeFrom: "1234" })).toEqual({});
    expect(problems({ changeFrom: "5 000" })).toEqual({});
    expect(problems({ changeFrom: "1000", paymentMethod: "card" })).toEqual({});
  });

  it("brings change for cash only", () => {
    expect(changeFromOf({ changeFrom: "5 000", paymentMethod: "cash" })).toBe(500_000);
    expect(changeFromOf({ changeFrom: "5000", paymentMethod: "card" })).toBeNull();
    expect(changeFromOf({ changeFrom: "", paymentMethod: "cash" })).toBeNull();
  });
});
