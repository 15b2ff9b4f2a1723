import { openStore } from "../../apps/server/src/database/store.ts";
import { createIntegrationKeys } from "../../apps/server/src/modules/integrations/access/integration-keys.ts";
import { systemClock } from "../../apps/server/src/ports/clock.ts";
import { signInStaff } from "../../apps/server/src/testing/calls/staff.ts";
import { fillHistory, type HistorySize } from "../../apps/server/src/testing/stores/fill-history.ts";
import type { Bench } from "../family.ts";
import { type ShopProgram, startShop } from "../programs/shop-program.ts";
import { menuShop } from "../shops/menu-shop.ts";

const coupons = 100;

/** A running shop with a history. */
export interface HistoryShop extends HistorySize {
  readonly program: ShopProgram;
  /** An integration's `Authorization` header. */
  readonly authorization: string;
  /** `Cookie` header of a manager without a tablet, so the branch does not confirm its orders. */
  readonly cookie: string;
}

/** Starts a shop and fills its store. Default: SQLite. */
export async function openHistoryShop(
  bench: Bench,
  size: HistorySize,
  databaseUrl: string | null,
): Promise<HistoryShop> {
  const files = menuShop(bench.demo, { shown: 200, others: 0, coupons });
  const program = await startShop(files, bench.workspace, databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
  const store = openStore({ databaseUrl, dataDir: program.dataDir, onError: () => undefined });
  try {
    const now = Date.now();
    await fillHistory(store, size, now);
    const keys = await createIntegrationKeys(store.db, "bench", now);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const manager = [{ role: "manager", branchId: null }] as const;
    const { headers } = await signInStaff({ store, clock: systemClock }, manager);
    return { ...size, program, authorization, cookie: headers["cookie"] ?? "" };
  } catch (error) {
    await program.stop();
    throw error;
  } finally {
    await store.close();
  }
}
