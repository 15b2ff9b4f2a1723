import { sql } from "kysely";
import type { Engine } from "../database/store.ts";
import type { Tx } from "../database/tables.ts";
import { channelOf, signalToText } from "./signal-text.ts";

/**
 * Notifies every process that the shop's data changed; sent only by the commit of the transaction. On SQLite the
 * processes poll.
 */
export async function announceShop(engine: Engine, tx: Tx): Promise<void> {
  if (engine !== "postgres") return;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(tx);
  const channel = channelOf(rows[0]?.schema ?? "");
  await sql`select pg_notify(${channel}, ${signalToText({ kind: "shop-changed" }, "import")})`.execute(tx);
}
