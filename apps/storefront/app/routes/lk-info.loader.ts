import type { SavedAddress } from "@skatert/contract";
import type { CalendarDay } from "@skatert/domain";
import { localTime } from "@skatert/domain";
import type { Loader } from "../server/loader.ts";
import { own, personalClient } from "../server/personal.ts";

export interface PersonalData {
  readonly addresses: readonly SavedAddress[];
  /** By the shop's clock: nobody is born later. */
  readonly today: CalendarDay;
}

/** What stands on the first page of the account beside the person. */
export const loader: Loader<PersonalData> = async ({ page }) => ({
  addresses: own(await personalClient(page).account.addresses()),
  today: localTime(page.now, page.settings.timeZone).day,
});
