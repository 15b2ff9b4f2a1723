import { expect, it } from "vitest";
import { knownFields } from "./known-fields.ts";

const form: { minutes: number; orders: number | null; sum: number | null } = { minutes: 30, orders: null, sum: 5_000 };

it("OFFICE-5 keeps a limit that was typed into an empty field, and one that was emptied", () => {
  expect(knownFields(form, { minutes: 20, orders: 12, sum: null })).toEqual({ minutes: 20, orders: 12, sum: null });
});

it("OFFICE-5 ignores fields that the form no longer has, or has with another type", () => {
  expect(knownFields(form, { minutes: "20", former: 1, sum: { roubles: 1 } })).toEqual(form);
});
