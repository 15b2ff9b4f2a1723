import { type Kysely, sql } from "kysely";
import { isPostgres } from "../../../database/lists.ts";
import { queueUp } from "../../../database/queue-up.ts";
import type { Database } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { forgetInOutbox } from "../../../ports/messenger/forget-in-outbox.ts";

export interface TracesDeps {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Removes what files keep of a deleted account: messages to its numbers, and earlier contents of SQLite's log. Never
 * throws, because the account is deleted already; messages are also deleted after a month.
 */
export async function forgetTraces({ db, dataDir, onError }: TracesDeps, numbers: readonly string[]): Promise<void> {
  try {
    await transaction(db, async (tx) => {
      await queueUp(tx, "outbox");
      await forgetInOutbox(dataDir, numbers);
    });
    if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (error) {
    onError(error);
  }
}
