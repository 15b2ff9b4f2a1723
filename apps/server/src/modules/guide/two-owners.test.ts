import { afterAll, beforeAll, expect, it } from "vitest";
import { guideParts } from "../../backend/office-modules.ts";
import { demoLikeShop, guideOf, guideSteps as steps } from "../../testing/calls/guide.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createGuide } from "./guide.ts";

describeOnEachEngine("two owners in the guide", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  let id: number;
  const other = guideOf(
    () => shop,
    () => headers,
  );
  beforeAll(async () => {
    shop = await startShop({ engine, files: demoLikeShop });
    ({ headers, id } = await signInStaff(shop, [{ role: "owner", branchId: null }]));
    await other.saveAll();
  });
  afterAll(() => shop.close());

  it("OFFICE-6 does not open with answers that another owner changes meanwhile, and keeps the change", async () => {
    const dearer = { dishes: [{ name: "Борщ", price: "990", category: "Супы", weight: "" }] };
    let saved = 0;
    const opening = createGuide({
      store: shop.store,
      uploads: shop.uploads,
      now: shop.clock.now,
      online: [],
      findPlace: null,
      auditInsert: () => {
        throw new Error("opened");
      },
      onOpened: async () => undefined,
      parts: {
        ...guideParts,
        // The first question after the answers were read.
        hasRealMoney: async (db) => {
          if (saved === 0) saved = (await other.save("dishes", dearer)).statusCode;
          return guideParts.hasRealMoney(db);
        },
      },
    });
    const { removal } = await other.read();
    const by = { id, name: "Анна", grants: [], sessionId: "", deviceId: null };
    if (removal === null) throw new Error("no demo");
    await expect(opening.open(removal, by)).rejects.toMatchObject({ code: "entity_changed", data: {} });
    expect(saved).toBe(200);
    const { shop: kind, contents } = await other.read();
    expect([kind, contents.dishes, contents.zone]).toEqual(["demo", dearer, steps.zone]);
  });
});
