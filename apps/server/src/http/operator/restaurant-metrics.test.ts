import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { lastBackup, noteBackup } from "../../backup/last-backup.ts";
import { noteState } from "../../modules/devices/device-store.ts";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOn, describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the metrics of a restaurant", (engine) => {
  it("BOARD-3 count a branch's unanswered orders and say how long the oldest waits", async () => {
    const shop = await startShop({ engine });
    const lines = async () => (await shop.app.inject("/metrics")).body.split("\n");
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'skatert_orders_unanswered{branch="10"} 0',
        'skatert_unanswered_seconds{branch="10"} 0',
        'skatert_boards_awake{branch="10"} 0',
        "skatert_payments_owed 0",
        "skatert_payments_owed_roubles 0",
        "skatert_last_backup_seconds 0",
      ]),
    );
    // The branch now asks for an answer.
    await enrolDevice(shop, 10);
    await placeOrder(shop.app);
    shop.clock.advance(90_000);
    await placeOrder(shop.app);
    shop.clock.advance(30_000);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'skatert_orders_unanswered{branch="10"} 2',
        'skatert_unanswered_seconds{branch="10"} 120',
      ]),
    );
    await shop.close();
  });
});

describeOnEachEngine("the awake boards of branches", (engine) => {
  it("BOARD-3 are counted by branch, read once for all of them", async () => {
    const shop = await startShop({ engine });
    const state = { sound: true, wakeLock: true, visible: true, version: "1" };
    const device = await enrolDevice(shop, 20);
    await noteState(shop.store.db, device.id, state, shop.clock.now());
    const reads = vi.spyOn(shop.app.services, "reportedBoards");
    const { body } = await shop.app.inject("/metrics");
    expect(body.split("\n").filter((line) => line.startsWith("skatert_boards_awake"))).toEqual([
      'skatert_boards_awake{branch="10"} 0',
      'skatert_boards_awake{branch="20"} 1',
    ]);
    expect(reads).toHaveBeenCalledTimes(1);
    await shop.close();
  });
});

it("a backup leaves its time in DATA_DIR, and without one there is none", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "skatert-backup-"));
  expect(await lastBackup(dataDir)).toBeNull();
  const before = Date.now();
  await noteBackup(dataDir, before);
  expect(await lastBackup(dataDir)).toBeGreaterThanOrEqual(before - 1_000);
});

describeOn("sqlite", "what deploy/ watches", (engine) => {
  describe.each(["alerts.yml", "grafana.json"])("%s", (file) => {
    it("names only metrics that the program exports", async () => {
      const shop = await startShop({ engine });
      const { body } = await shop.app.inject("/metrics");
      await shop.close();
      const exported = new Set([...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name]) => name));
      const text = readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), "utf8");
      const named = [...text.matchAll(/\b(?:skatert|http|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ""),
      );
      expect(named.length).toBeGreaterThan(9);
      expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([]);
    });
  });
});
