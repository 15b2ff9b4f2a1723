import type { Db } from "../../database/tables.ts";

/** The gateway that moves no money. */
const practice = "sandbox";

/** Whether the shop has ever received money through a gateway, for an order or as a tip. */
export async function hasRealMoney(db: Db): Promise<boolean> {
  const forOrders = db
    .selectFrom("payments")
    .select("id")
    .where("gateway", "!=", practice)
    .where("received", "is not", null)
    .limit(1);
  if ((await forOrders.executeTakeFirst()) !== undefined) return true;
  const asTips = db.selectFrom("tips").select("id").where("gateway", "!=", practice).where("paid_at", "is not", null);
  return (await asTips.limit(1).executeTakeFirst()) !== undefined;
}
