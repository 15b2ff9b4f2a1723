import { ReferralPage } from "../features/loyalty/referral-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { ReferralData } from "./lk-referals.loader.ts";

/** The shopper's invitation. */
export function Component() {
  return <ReferralPage {...useLoaderData<ReferralData>()} />;
}
