import { type AccountNotification, MAX_NOTIFICATIONS } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import type { Loader } from "../request/loader.ts";
import { type PageOf, pageOf } from "../request/page-of.ts";
import { own, personalClient } from "../request/personal.ts";

export interface NotificationsData {
  readonly history: PageOf<AccountNotification>;
  /** Unread notifications on other pages. */
  readonly hasUnread: boolean;
  readonly timeZone: TimeZone;
  readonly now: number;
}

const lengths = { perPage: 20, max: MAX_NOTIFICATIONS };

/** The caller's notifications, newest first, by pages. */
export const loader: Loader<NotificationsData> = async ({ url, page }) => {
  const told = own(await personalClient(page).account.notifications());
  return {
    history: pageOf(told, url, lengths),
    hasUnread: told.some(({ isRead }) => !isRead),
    timeZone: page.settings.timeZone,
    now: page.now,
  };
};
