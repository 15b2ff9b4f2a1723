import type { AccountNotification } from "@skatert/contract";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { countUnread } from "../../../model/account/unread-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { notify } from "../../../platform/notices.ts";
import { ownChanges } from "../../../platform/storage/own-changes.ts";
import { useRefresh } from "../../../routing/hooks.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PagesNav } from "../../../ui/lists/pages-nav.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { PageTitle } from "../../../ui/text/page-title.tsx";
import { PushPanel } from "../profile/push-panel.tsx";
import styles from "./notifications-page.module.css";

export interface NotificationsPageProps {
  readonly history: {
    readonly items: readonly AccountNotification[];
    readonly page: number;
    readonly pages: number;
    readonly isCut?: boolean;
  };
  /** Unread notifications on other pages. */
  readonly hasUnread: boolean;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
}

/** The shopper's notifications, newest first. New ones are marked until they are read. */
export function NotificationsPage({ history, hasUnread, timeZone, now }: NotificationsPageProps) {
  const i18n = useI18n();
  const { t, formatTime } = i18n;
  const markRead = useMarkRead();
  // Without the call for it nothing can be read, so nothing is marked as new.
  const keepsMarks = !useShop().lacks.includes("read-marks");
  return (
    <>
      <PageTitle
        title={t("account.notifications")}
        action={
          hasUnread &&
          keepsMarks && (
            <Button look="tint" size="s" onClick={() => void markRead()}>
              {t("notifications.readAll")}
            </Button>
          )
        }
      />
      <PushPanel />
      {history.items.length === 0 && (
        <EmptyState
          title={t("notifications.empty")}
          text={t("notifications.emptyText")}
          action={
            <a href="/" className={buttonClass("action", "l")}>
              {t("cart.toMenu")}
            </a>
          }
        />
      )}
      <ul className={styles["list"]}>
        {history.items.map(({ id, title, body, at, url, isRead }) => (
          <li key={id} className={styles["row"]} data-new={(keepsMarks && !isRead) || undefined}>
            <p className={styles["title"]}>
              {url === null ? (
                title
              ) : (
                <a href={url} onClick={() => void (isRead || !keepsMarks || markRead([id]))}>
                  {title}
                </a>
              )}
              {keepsMarks && !isRead && <span className="visually-hidden">, {t("notifications.new")}</span>}
            </p>
            <p>{body}</p>
            <p className={styles["date"]}>
              {dayText(at, timeZone, now, i18n)}, {formatTime(at, timeZone)}
            </p>
          </li>
        ))}
      </ul>
      <PagesNav page={history.page} pages={history.pages} path="/lk/notifications" isCut={history.isCut} />
    </>
  );
}

/** Without ids: all of them. */
function useMarkRead() {
  const { t, language } = useI18n();
  const refresh = useRefresh();
  return async (ids?: readonly string[]) => {
    const result = await ownChanges.read
      .during(async () => (await api.account(language)).markRead(ids))
      .catch(() => null);
    if (result?.ok) countUnread(result.value);
    if (ids !== undefined) return;
    if (result?.ok) await refresh(["lk-notifications"]);
    else notify(t("account.failed"), "danger");
  };
}
