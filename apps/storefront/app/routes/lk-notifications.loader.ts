import type { AccountNotification } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import type { Loader } from "../server/loader.ts";
import { own, personalClient } from "../server/personal.ts";

export interface NotificationsData {
  readonly notifications: readonly AccountNotification[];
  readonly timeZone: TimeZone;
}

/** What the caller was told, newest first. */
export const loader: Loader<NotificationsData> = async ({ page }) => ({
  notifications: own(await personalClient(page).account.notifications()),
  timeZone: page.settings.timeZone,
});
