import { isOneOf } from "../../database/lists.ts";
import { isoTime } from "../../ports/clock.ts";
import type { PersonData } from "../person-data.ts";

/** The stars remain with the dishes; name, comment and its answer are removed. */
export const ratingData: PersonData = {
  async export(db, { orderIds }) {
    const ratings = await db
      .selectFrom("order_ratings")
      .select(["order_id", "stars", "comment", "tags", "at", "reply"])
      .where(isOneOf(db, "order_id", orderIds))
      .orderBy("at")
      .execute();
    return {
      ratings: ratings.map(({ at, tags, ...rating }) => ({ ...rating, tags: JSON.parse(tags), date: isoTime(at) })),
    };
  },
  async erase(tx, { orderIds }) {
    await tx
      .updateTable("order_ratings")
      .set({ name: "", comment: "", tags: "[]", reply: null, hidden_reason: null })
      .where(isOneOf(tx, "order_id", orderIds))
      .execute();
  },
};
