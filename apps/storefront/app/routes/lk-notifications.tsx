import { NotificationsPage } from "../features/account/notifications-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { NotificationsData } from "./lk-notifications.loader.ts";

/** What the shopper was told. */
export function Component() {
  return <NotificationsPage {...useLoaderData<NotificationsData>()} />;
}
