import type { BonusEntry, BonusState } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import type { Loader } from "../server/loader.ts";
import { own, personalClient } from "../server/personal.ts";

export interface BonusData {
  readonly bonus: BonusState;
  readonly history: readonly BonusEntry[];
  readonly timeZone: TimeZone;
}

/** The balance and its lines. */
export const loader: Loader<BonusData> = async ({ page }) => {
  const client = personalClient(page);
  const [bonus, history] = await Promise.all([
    client.loyalty.bonus(own(await client.account.account()).id),
    client.loyalty.bonusHistory(),
  ]);
  return { bonus: own(bonus), history: own(history), timeZone: page.settings.timeZone };
};
