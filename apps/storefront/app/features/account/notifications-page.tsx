import type { AccountNotification } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useRevalidate } from "../../routing/hooks.ts";
import { loadApi } from "../../state/api.ts";
import { notify } from "../../state/notices.ts";
import { countUnread } from "../../state/unread-store.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import styles from "./notifications-page.module.css";
import { PushPanel } from "./push-panel.tsx";

export interface NotificationsPageProps {
  readonly notifications: readonly AccountNotification[];
  readonly timeZone: string;
}

/** What the shop told, newest first; what is new is marked until it is read. */
export function NotificationsPage({ notifications, timeZone }: NotificationsPageProps) {
  const { t, formatDay, formatTime } = useI18n();
  const markRead = useMarkRead();
  const isNews = notifications.some(({ isRead }) => !isRead);
  return (
    <>
      <PageTitle
        title={t("account.notifications")}
        action={
          isNews && (
            <Button look="tint" size="s" onClick={() => void markRead()}>
              {t("notifications.readAll")}
            </Button>
          )
        }
      />
      <PushPanel />
      {notifications.length === 0 && (
        <EmptyState title={t("notifications.empty")} text={t("notifications.emptyText")} />
      )}
      <ul className={styles["list"]}>
        {notifications.map(({ id, title, body, at, url, isRead }) => (
          <li key={id} className={styles["row"]} data-new={!isRead || undefined}>
            <p className={styles["title"]}>
              {url === null ? (
                title
              ) : (
                <a href={url} onClick={() => void (isRead || markRead([id]))}>
                  {title}
                </a>
              )}
              {!isRead && <span className="visually-hidden">, {t("notifications.new")}</span>}
            </p>
            <p>{body}</p>
            <p className={styles["date"]}>
              {formatDay(at, timeZone)}, {formatTime(at, timeZone)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Without ids: all of them. */
function useMarkRead() {
  const { t, language } = useI18n();
  const revalidate = useRevalidate();
  return async (ids?: readonly string[]) => {
    const result = await loadApi(language)
      .then((api) => api.account.markRead(ids))
      .catch(() => null);
    if (result?.ok) countUnread(result.value);
    if (ids !== undefined) return;
    if (result?.ok) await revalidate(["lk-notifications"]);
    else notify(t("account.failed"), "danger");
  };
}
