import { money, moneyToRoubles } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { PersonData } from "../../person-data.ts";

/** Tips remain in the books with their orders, without the device's data and without the payment address. */
export const tipData: PersonData = {
  /** Money paid to courier and kitchen beside the orders, in roubles. */
  async export(db, { orderIds }) {
    const tips = await db
      .selectFrom("tips")
      .select(["order_id", "recipient", "amount", "state", "created_at", "paid_at"])
      .where(isOneOf(db, "order_id", orderIds))
      .orderBy("created_at")
      .execute();
    return {
      tips: tips.map(({ amount, created_at, paid_at, ...tip }) => ({
        ...tip,
        amount: moneyToRoubles(money(Number(amount))),
        date: isoTime(paid_at ?? created_at),
      })),
    };
  },
  async erase(tx, { orderIds }) {
    await tx
      .updateTable("tips")
      .set({ pay_url: null })
      .where(isOneOf(tx, "order_id", orderIds))
      .execute();
  },
};
