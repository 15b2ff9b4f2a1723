import type { CustomerId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";

/** Links a visitor of the Telegram mini app to the account whose number the visitor shared there. */
export interface TelegramLinks {
  /** The linked account; null: no link, or the account was deleted. `visitor` is a digest, see digests.ts. */
  userOf(visitor: string): Promise<CustomerId | null>;
  /** Links the visitor to this account and to no other. */
  link(visitor: string, userId: CustomerId): Promise<void>;
  /** Removes the link, so that the account opens only by its number. */
  unlink(userId: CustomerId): Promise<void>;
}

export function createTelegramLinks(db: Db, now: () => number): TelegramLinks {
  return {
    async userOf(visitor) {
      const found = await db
        .selectFrom("telegram_links")
        .innerJoin("users", "users.id", "telegram_links.user_id")
        .select("users.id")
        .where("visitor", "=", visitor)
        .executeTakeFirst();
      return found?.id ?? null;
    },
    async link(visitor, userId) {
      const row = { user_id: userId, linked_at: now() };
      await db
        .insertInto("telegram_links")
        .values({ visitor, ...row })
        .onConflict((conflict) => conflict.column("visitor").doUpdateSet(row))
        .execute();
    },
    async unlink(userId) {
      await db.deleteFrom("telegram_links").where("user_id", "=", userId).execute();
    },
  };
}
