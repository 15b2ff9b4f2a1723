import type { Referral } from "@skatert/contract";
import { ReferralPage } from "../features/loyalty/referral-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";

/** The shopper's invitation. */
export function Component() {
  return <ReferralPage {...useLoaderData<Referral>()} />;
}
