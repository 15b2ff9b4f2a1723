import { type AccountNotification, REALTIME_EVENTS, userChannel } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { countUnread } from "../../../model/account/unread-store.ts";
import { useUserChannel } from "../../../model/account/user-channel-store.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { sessionChecked, withinSession } from "../../../model/session/user-session.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { noticeMilliseconds } from "../../../platform/notices.ts";
import { ownChanges } from "../../../platform/storage/own-changes.ts";
import { useMatches, useRefresh } from "../../../routing/hooks.ts";
import { whenIdle } from "../../../ui/browser/when-idle.ts";
import { newsOf } from "./news.ts";
import { NewsToast } from "./news-toast.tsx";
import { UnreadMark } from "./unread-mark.tsx";

/** Pages with data that an event may have changed. */
const livePages = ["lk-info", "lk-bonuses", "lk-orders", "lk-notifications", "lk-promocodes"];
/** Milliseconds in which the events of one change are combined into one request. */
const quietMs = 150;

/** News for a signed-in shopper while the page is open: a toast, a count, reloaded pages (API-8). */
export function LiveNews() {
  const userId = useUser(({ user }) => user?.id ?? null);
  return userId === null ? null : <NewsOf key={userId} userId={userId} />;
}

function NewsOf({ userId }: { readonly userId: CustomerId }) {
  const { look, shown } = useHistory();
  const isPlaying = useUserChannel((state) => state.isPlaying);
  useUserEvents(userId, look);
  return (
    <>
      <UnreadMark />
      {shown && !isPlaying && <NewsToast key={shown.id} news={shown} />}
    </>
  );
}

/** Loads the history. Entries that are new since the last load are shown for 2000 ms (CONST-2). */
function useHistory() {
  const { language } = useI18n();
  const [shown, setShown] = useState<AccountNotification | null>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const reload = useReloadOfLivePages();
  const isPlaying = useUserChannel((state) => state.isPlaying);
  useEffect(() => {
    if (shown === null || isPlaying) return;
    const timer = setTimeout(() => setShown(null), noticeMilliseconds);
    return () => clearTimeout(timer);
  }, [shown, isPlaying]);
  const look = async (hasEvent: boolean) => {
    const calls = await api.account(language);
    const isFresh = ownChanges.read.whenAsked();
    const history = await calls.notifications();
    if (!history.ok) return;
    // Notifications read meanwhile are counted by the answer to that request.
    if (isFresh()) countUnread(history.value);
    const news = newsOf(history.value, known.current);
    known.current = new Set(history.value.map(({ id }) => id));
    if (news !== null) setShown(news);
    // Points and stages may change without a notification.
    if (hasEvent) await reload.current();
  };
  return { look, shown };
}

function useReloadOfLivePages() {
  const refresh = useRefresh();
  const open = useMatches()
    .map(({ id }) => id)
    .filter((id) => livePages.includes(id));
  const reload = useRef(async () => {});
  reload.current = async () => {
    if (open.length > 0) await refresh(open);
  };
  return reload;
}

/** Subscribes when the page is idle. Without realtime it loads the history once. */
function useUserEvents(userId: CustomerId, look: (hasEvent: boolean) => Promise<void>): void {
  const { realtime } = useShop();
  const present = useRef(look);
  present.current = look;
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let hasEvent = false;
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = null;
        const hadEvent = hasEvent;
        hasEvent = false;
        if (hadEvent) useUserChannel.setState(({ eventCount }) => ({ eventCount: eventCount + 1 }));
        // Ignore a failure, because every personal page loads its own data.
        withinSession(() => present.current(hadEvent)).catch(() => undefined);
      }, quietMs);
    };
    // A new subscription counts as an event, because earlier changes since the page was rendered were missed.
    const onChange = () => {
      hasEvent = true;
      ask();
    };
    const listen = async () => {
      await whenIdle();
      // The server refuses the channel if the session has expired.
      await sessionChecked();
      const isStillHere = useUser.getState().user?.id === userId;
      if (stop.signal.aborted || !isStillHere) return;
      ask();
      if (realtime === null) return;
      const { listenToChannel } = await import("../../../model/realtime/realtime-client.ts");
      if (stop.signal.aborted) return;
      const onConnected = (isHeard: boolean) => useUserChannel.setState({ isHeard });
      const unlisten = listenToChannel({ realtime, channel: userChannel(userId), events, onChange, onConnected });
      stop.signal.addEventListener("abort", () => {
        unlisten();
        onConnected(false);
      });
    };
    listen().catch(() => undefined);
    return () => {
      stop.abort();
      if (timer !== null) clearTimeout(timer);
    };
  }, [userId, realtime]);
}

const events = [REALTIME_EVENTS.notificationAdded, REALTIME_EVENTS.orderStatusChanged, REALTIME_EVENTS.bonusChanged];
