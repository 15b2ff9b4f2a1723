import { BranchOverridesChangeSchema, type WireBranchOverrides } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import { type OverridesForm, overridesChange, overridesForm } from "./overrides-form.ts";

const overrides: WireBranchOverrides = {
  telegram_chats: ["-1001234567890", "@centre"],
  alert_phones: ["+79161234567"],
  mail_addresses: ["centre@example.org"],
  payment_account: "north",
  sends: { telegram: true, mail: true },
  common: { telegram_chats: 1, alert_phones: 0, mail_addresses: 1 },
  payment_accounts: [],
};
const changed = (change: Partial<OverridesForm>) => overridesChange({ ...overridesForm(overrides), ...change });

describe("the form of what a branch has of its own", () => {
  test("saves unchanged values unchanged", () => {
    const { sends: _, common: __, payment_accounts: ___, ...own } = overrides;
    const result = overridesChange(overridesForm(overrides));
    expect(result).toEqual({ change: own });
    expect("change" in result && BranchOverridesChangeSchema.safeParse(result.change).success).toBe(true);
  });

  test("reads an empty field and the common account as what the shop has in common", () => {
    expect(changed({ chats: " \n", phones: "", addresses: "", account: "-" })).toEqual({
      change: { telegram_chats: [], alert_phones: [], mail_addresses: [], payment_account: null },
    });
  });

  test("reads numbers as people write them, each once", () => {
    expect(changed({ phones: "+7 (916) 123-45-67\n+79161234567, +7 916 000-00-00\n" })).toMatchObject({
      change: { alert_phones: ["+79161234567", "+79160000000"] },
    });
  });

  test.each([
    ["a number without a country code", { phones: "8 916 123-45-67" }, "phones"],
    ["a chat's title", { chats: "Заказы" }, "chats"],
    ["an address without a host", { addresses: "centre" }, "addresses"],
    ["eleven chats", { chats: Array.from({ length: 11 }, (_, index) => `-100${index}`).join("\n") }, "chats"],
  ])("names the field with %s", (_, change, fault) => {
    expect(changed(change)).toEqual({ faults: [fault] });
  });
});
