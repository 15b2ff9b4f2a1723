import type { BonusEntry, Referral } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";

export interface ReferralData {
  readonly referral: Referral;
  /** Points for friends' first orders, newest first. Null if the host does not send them. */
  readonly rewards: readonly BonusEntry[] | null;
  readonly timeZone: TimeZone;
  readonly now: number;
}

/** The caller's invitation and its rewards. The link has the origin of the page's address. */
export const loader: Loader<ReferralData> = async ({ page }) => {
  const { loyalty } = personalClient(page);
  const [known, history] = await Promise.all([loyalty.referral(), loyalty.bonusHistory().catch(() => null)]);
  const referral = own(known);
  return {
    referral: { ...referral, link: `${page.origin}/${new URL(referral.link, page.origin).search}` },
    rewards: history?.ok ? history.value.filter(({ kind }) => kind === "friend") : null,
    timeZone: page.settings.timeZone,
    now: page.now,
  };
};
