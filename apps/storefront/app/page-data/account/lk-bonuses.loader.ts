import { type BonusState, MAX_BONUS_ENTRIES } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import { type LedgerRow, ledgerRows } from "../../features/loyalty/ledger-rows.ts";
import type { Loader } from "../request/loader.ts";
import { type PageOf, pageOf } from "../request/page-of.ts";
import { own, personalClient } from "../request/personal.ts";

export interface BonusData {
  readonly bonus: BonusState;
  /** Newest first, each with its resulting balance. Null if the host does not send it. */
  readonly history: PageOf<LedgerRow> | null;
  readonly timeZone: TimeZone;
  readonly now: number;
}

const lengths = { perPage: 20, max: MAX_BONUS_ENTRIES };

/** The balance and a page of its history, without which the balance is still shown. */
export const loader: Loader<BonusData> = async ({ url, page }) => {
  const client = personalClient(page);
  const [state, entries] = await Promise.all([
    client.loyalty.bonus(own(await client.account.account()).id),
    client.loyalty.bonusHistory().catch(() => null),
  ]);
  const bonus = own(state);
  const history = entries?.ok ? pageOf(ledgerRows(entries.value, bonus.balance), url, lengths) : null;
  return { bonus, history, timeZone: page.settings.timeZone, now: page.now };
};
