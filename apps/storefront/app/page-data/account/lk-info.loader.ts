import type { SavedAddress } from "@skatert/contract";
import type { CalendarDay } from "@skatert/domain";
import { isRunning, localTime } from "@skatert/domain";
import type { LiveOrder } from "../../features/orders/live/live-order.ts";
import { ownLiveOrders } from "../orders/live-orders.ts";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

export interface PersonalData {
  readonly addresses: readonly SavedAddress[];
  /** Latest allowed birthday, by the shop's clock. */
  readonly today: CalendarDay;
  readonly orders: readonly LiveOrder[];
  /** Null if the call fails. The page renders without it. */
  readonly points: number | null;
  /** The person's own active coupons. */
  readonly coupons: number | null;
}

/** Data of the account's first page beside the person: active orders, points, coupons, addresses. */
export const loader: Loader<PersonalData> = async ({ page }) => {
  const { account, loyalty, coupons } = personalClient(page);
  const { timeZone } = page.settings;
  const { id } = own(await account.account());
  const [addresses, orders, bonus, mine] = await Promise.all([
    account.addresses(),
    ownLiveOrders(page).catch(() => []),
    loyalty.bonus(id).catch(() => null),
    coupons.ownCoupons(timeZone).catch(() => null),
  ]);
  return {
    addresses: own(addresses),
    today: localTime(page.now, timeZone).day,
    orders,
    points: bonus?.ok ? bonus.value.balance : null,
    coupons: mine?.ok ? mine.value.filter((coupon) => isRunning(coupon, page.now)).length : null,
  };
};
