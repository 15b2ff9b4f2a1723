import type { Db } from "../../database/tables.ts";

/** Which account a visitor of the shop's Telegram mini app proved to be the own one, by sharing its number there. */
export interface TelegramLinks {
  /** The account that was linked; null where none was, or it is gone. `visitor` is a digest, see digests.ts. */
  userOf(visitor: string): Promise<number | null>;
  /** From now on the visitor opens this account alone. */
  link(visitor: string, userId: number): Promise<void>;
  /** Removes the link, so that the account opens only by its number. */
  unlink(userId: number): Promise<void>;
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
