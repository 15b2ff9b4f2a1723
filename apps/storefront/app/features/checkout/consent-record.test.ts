import { createFormControl } from "react-hook-form";
import { expect, it } from "vitest";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import type { CheckoutValues } from "./checkout-problems.ts";
import { recordForm, showDocuments, takeKnown } from "./consent-record.ts";

const values: CheckoutValues = {
  name: "",
  phone: "",
  email: "",
  comment: "",
  people: 1,
  paymentMethod: "",
  changeFrom: "",
  ifMissing: "call",
  consent: false,
};

it("unticks the consent when the shop shows other documents, and records none to them (decision 044)", () => {
  const form = createFormControl<CheckoutValues>({ defaultValues: values });
  const shown = { current: ["/offer"] };
  const stop = recordForm(form, shown);
  const accepted = () => useCheckout.getState().acceptedTo;
  form.setValue("consent", true);
  expect(accepted()).toEqual(["/offer"]);
  showDocuments(form, shown, ["/offer"]);
  expect(form.getValues("consent")).toBe(true);
  showDocuments(form, shown, ["/offer-2"]);
  expect(form.getValues("consent")).toBe(false);
  form.setValue("name", "Rita");
  expect(accepted()).toBeNull();
  form.setValue("consent", true);
  expect(accepted()).toEqual(["/offer-2"]);
  stop();
});

it("API-6 takes name and phone of a shopper who signs in while the form is open, and keeps what was typed", () => {
  const form = createFormControl<CheckoutValues>({ defaultValues: { ...values, name: "Верочка" } });
  const stops = [recordForm(form, { current: [] }), takeKnown(form)];
  useCheckout.getState().edit({ name: "Вера", phone: "+79123456789", email: "" });
  expect(form.getValues()).toMatchObject({ name: "Верочка", phone: "+79123456789", email: "" });
  expect(useCheckout.getState().draft).toMatchObject({ name: "Верочка", phone: "+79123456789" });
  for (const stop of stops) stop();
});
