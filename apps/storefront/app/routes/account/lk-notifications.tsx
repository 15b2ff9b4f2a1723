import { NotificationsPage } from "../../features/account/news/notifications-page.tsx";
import type { NotificationsData } from "../../page-data/account/lk-notifications.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** Notifications of the shopper. */
export function Component() {
  return <NotificationsPage {...useLoaderData<NotificationsData>()} />;
}
