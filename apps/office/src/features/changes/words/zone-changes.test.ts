import { describe, expect, it } from "vitest";
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { zoneChanges } from "./zone-changes.ts";

const { t } = createI18n("ru", compiledMessages(russian, russian));
const names = { "zone:7": "Центр", "zone:9": "Заречье", "payment:cash": "Наличными", "payment:2": "Картой" };
const WAYS = "all_zones_zone_payment_methods";

describe("payment by zone in the list of changes (EDIT-5)", () => {
  it("names the zones that differ with their methods, also for texts with commas", () => {
    const before = { "7": ["cash"], "9": "cash, 2" };
    const after = { "7": ["cash", 2], "9": ["cash", "2"], "11": [] };
    expect(zoneChanges(WAYS, { before, after }, { names, t })).toEqual([
      { zone: "7", name: "Центр", before: "Наличными", after: "Наличными, Картой" },
      { zone: "11", name: "зона № 11", before: "любой способ", after: "ни одного способа" },
    ]);
  });

  it("names the zones whose methods were switched off one by one", () => {
    const change = { before: { "7": true, "9": false }, after: { "7": false } };
    expect(zoneChanges("all_zones_payments_status", change, { names, t })).toEqual([
      { zone: "7", name: "Центр", before: "да", after: "нет" },
      { zone: "9", name: "Заречье", before: "нет", after: "да" },
    ]);
  });

  it("leaves other fields, and one value for all zones, to the general wording", () => {
    expect(zoneChanges("price", { before: 1, after: 2 }, { names, t })).toBeNull();
    expect(zoneChanges("all_zones_payments_status", { before: { "7": true }, after: true }, { names, t })).toBeNull();
  });
});
