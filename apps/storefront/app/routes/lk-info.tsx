import { AccountSummary } from "../features/account/account-summary.tsx";
import { AddressList } from "../features/account/address-list.tsx";
import { AppearancePanel } from "../features/account/appearance-panel.tsx";
import { ProfileForm } from "../features/account/profile-form.tsx";
import { SessionPanel } from "../features/account/session-panel.tsx";
import { OrdersUnderWay } from "../features/orders/live/orders-under-way.tsx";
import { DeviceBookings } from "../features/requests/device-bookings.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData, useRouteLoaderData } from "../routing/hooks.ts";
import { PageTitle } from "../ui/page-title.tsx";
import type { AccountData } from "./lk.loader.ts";
import type { PersonalData } from "./lk-info.loader.ts";

/** The account's first page: orders under way, points and coupons, then the person, addresses, the site's look, leaving. */
export function Component() {
  const { t } = useI18n();
  const { addresses, today, orders, points, coupons } = useLoaderData<PersonalData>();
  const data = useRouteLoaderData<AccountData>("lk");
  if (data === undefined) return null;
  return (
    <>
      <PageTitle title={t("account.title")} />
      <OrdersUnderWay orders={orders} />
      <DeviceBookings />
      <AccountSummary points={points} coupons={coupons} />
      <ProfileForm account={data.account} today={today} />
      <AddressList userId={data.account.id} addresses={addresses} />
      <AppearancePanel />
      <SessionPanel />
    </>
  );
}
