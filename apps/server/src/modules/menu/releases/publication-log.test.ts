import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the staff log of publications", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
    await office.edit(`${OFFICE_PATHS.products}/101`, { set: { catalog: { price: 350 } } });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await shop.close();
  });

  /** As a process that ends right after its commit. */
  const endAfterCommit = () =>
    vi.spyOn(shop.app.services.shopWatch, "look").mockRejectedValueOnce(new Error("the process ended"));
  const logged = async () => {
    const rows = await shop.store.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("object_kind", "=", "shop")
      .where("actor_kind", "=", "staff")
      .orderBy("id")
      .execute();
    return rows.map(({ action, after }) => ({ action, ...JSON.parse(after ?? "{}") }));
  };
  const changes = async () => (await office.call("GET", OFFICE_PATHS.history)).body.changes;

  it("STAFF-4 EDIT-6 has a publication and an undo even if the process ends right after them", async () => {
    endAfterCommit();
    await office.publish();
    const [{ id, revision }] = await changes();
    expect(await logged()).toEqual([{ action: "publish", revision }]);
    endAfterCommit();
    await office.call("POST", `${OFFICE_PATHS.history}/${id}/undo`);
    const [undo] = await changes();
    expect((await logged()).at(-1)).toEqual({ action: "undo", revision: undo.revision });
  });

  it("STAFF-4 EDIT-5 has a scheduled publication twice: when it is set, and when it is made", async () => {
    await office.publish({ at: new Date(shop.clock.now() + 60_000).toISOString() });
    shop.clock.advance(60_000);
    await shop.app.services.jobs.runDue();
    const [{ revision }] = await changes();
    expect(await logged()).toMatchObject([{ action: "schedule" }, { action: "publish", revision }]);
  });
});
