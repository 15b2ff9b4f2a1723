import { endSessionsOf, sessionsOf } from "../../http/sessions/session-store.ts";
import { isoTime } from "../../ports/clock.ts";
import type { PersonData } from "../person-data.ts";

/** Sessions and Telegram links, through which the account opens. */
export const authData: PersonData = {
  async export(db, { userId }) {
    const sessions = await sessionsOf(db, userId);
    const links = await db.selectFrom("telegram_links").select("linked_at").where("user_id", "=", userId).execute();
    return {
      sessions: sessions.map((row) => ({ from: isoTime(row.created_at), to: isoTime(row.expires_at) })),
      telegram: links.map((row) => ({ date: isoTime(row.linked_at) })),
    };
  },
  async join(tx, { from, to }) {
    if (from.userId === null || to.userId === null) return;
    await endSessionsOf(tx, from.userId);
    await tx.updateTable("telegram_links").set({ user_id: to.userId }).where("user_id", "=", from.userId).execute();
  },
  async erase(tx, { userId }) {
    await endSessionsOf(tx, userId);
    await tx.deleteFrom("telegram_links").where("user_id", "=", userId).execute();
  },
};
