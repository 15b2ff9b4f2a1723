import { AddressList } from "../features/account/address-list.tsx";
import { AppearancePanel } from "../features/account/appearance-panel.tsx";
import { ProfileForm } from "../features/account/profile-form.tsx";
import { SessionPanel } from "../features/account/session-panel.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLoaderData, useRouteLoaderData } from "../routing/hooks.ts";
import { PageTitle } from "../ui/page-title.tsx";
import type { AccountData } from "./lk.loader.ts";
import type { PersonalData } from "./lk-info.loader.ts";

/** Personal info: the person, their addresses, how the site looks, leaving. */
export function Component() {
  const { t } = useI18n();
  const { addresses, today } = useLoaderData<PersonalData>();
  const data = useRouteLoaderData<AccountData>("lk");
  if (data === undefined) return null;
  return (
    <>
      <PageTitle title={t("account.title")} />
      <ProfileForm account={data.account} today={today} />
      <AddressList userId={data.account.id} addresses={addresses} />
      <AppearancePanel />
      <SessionPanel />
    </>
  );
}
