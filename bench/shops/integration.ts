import { openStore } from "../../apps/server/src/database/store.ts";
import { createIntegrationKeys } from "../../apps/server/src/modules/integrations/access/integration-keys.ts";
import { systemClock } from "../../apps/server/src/ports/clock.ts";

/** The `Authorization` header of a new integration of the shop in this folder. */
export async function integrationOf(dataDir: string): Promise<string> {
  const fail = (error: Error) => {
    throw error;
  };
  const store = openStore({ databaseUrl: null, dataDir, onError: fail });
  try {
    const keys = await createIntegrationKeys(store.db, "bench", systemClock.now());
    return `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
  } finally {
    await store.close();
  }
}
