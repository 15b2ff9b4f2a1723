import { isOneOf } from "../../database/lists.ts";
import { isoTime } from "../../ports/clock.ts";
import type { PersonData } from "../person-data.ts";
import { orderOwner, userOwner } from "./subscription-repository.ts";

/** Devices subscribed to the person's orders. */
export const pushData: PersonData = {
  async export(db, { userId }) {
    const devices = await db
      .selectFrom("push_subscriptions")
      .select(["endpoint", "created_at"])
      .where("owner", "=", userOwner(userId))
      .execute();
    return {
      push_devices: devices.map((row) => ({ service: new URL(row.endpoint).host, date: isoTime(row.created_at) })),
    };
  },
  /** The sessions of the account end, and its devices with them; those of orders stay. */
  async join(tx, { from }) {
    if (from.userId === null) return;
    await tx.deleteFrom("push_subscriptions").where("owner", "=", userOwner(from.userId)).execute();
  },
  async erase(tx, { userId, orderIds }) {
    const owners = [userOwner(userId), ...orderIds.map(orderOwner)];
    await tx
      .deleteFrom("push_subscriptions")
      .where(isOneOf(tx, "owner", owners))
      .execute();
  },
};
