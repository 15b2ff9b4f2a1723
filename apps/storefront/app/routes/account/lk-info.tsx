import { AccountSummary } from "../../features/account/frame/account-summary.tsx";
import { AddressList } from "../../features/account/profile/address-list.tsx";
import { AppearancePanel } from "../../features/account/profile/appearance-panel.tsx";
import { ProfileFacts } from "../../features/account/profile/profile-facts.tsx";
import { ProfileForm } from "../../features/account/profile/profile-form.tsx";
import { SessionPanel } from "../../features/account/profile/session-panel.tsx";
import { OrdersUnderWay } from "../../features/orders/live/orders-under-way.tsx";
import { DeviceBookings } from "../../features/requests/device-bookings.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { AccountData } from "../../page-data/account/lk.loader.ts";
import type { PersonalData } from "../../page-data/account/lk-info.loader.ts";
import { useLoaderData, useRouteLoaderData } from "../../routing/hooks.ts";
import { PageTitle } from "../../ui/text/page-title.tsx";

/**
 * The account's first page: active orders, points and coupons, then personal data, addresses, appearance,
 * sign-out.
 */
export function Component() {
  const { t } = useI18n();
  const { lacks } = useShop();
  const { addresses, today, orders, points, coupons } = useLoaderData<PersonalData>();
  const data = useRouteLoaderData<AccountData>("lk");
  if (data === undefined) return null;
  return (
    <>
      <PageTitle title={t("account.title")} />
      <OrdersUnderWay orders={orders} />
      <DeviceBookings />
      <AccountSummary points={points} coupons={coupons} />
      {lacks.includes("profile") ? (
        <ProfileFacts account={data.account} />
      ) : (
        <ProfileForm account={data.account} today={today} />
      )}
      <AddressList userId={data.account.id} addresses={addresses} />
      <AppearancePanel />
      <SessionPanel />
    </>
  );
}
