import { ReferralPage } from "../../features/loyalty/referral-page.tsx";
import type { ReferralData } from "../../page-data/account/lk-referals.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** The shopper's invitation. */
export function Component() {
  return <ReferralPage {...useLoaderData<ReferralData>()} />;
}
