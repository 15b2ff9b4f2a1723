import {
  type LanguageCode,
  REALTIME_EVENTS,
  REMOTE_REVISION,
  type RealtimeOptions,
  SHOP_CHANNEL,
  type StopList,
} from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { api } from "../../../platform/api/api.ts";
import { pause } from "../../../platform/connection/pause.ts";
import { whenIdle } from "../../../ui/browser/when-idle.ts";

export interface StopListWatch {
  readonly warehouseId: BranchId;
  readonly language: LanguageCode;
  /** Null: no realtime, so the list is requested once. */
  readonly realtime: RealtimeOptions | null;
  /** Revision of the last list; "" before the first. */
  readonly shownRevision: () => string;
  /** Revision of the shop that the page shows. */
  readonly pageRevision: () => string;
  /** Reloads the page, because the shop has changed its menu. */
  readonly onOtherMenu: () => Promise<void>;
  /** Receives each answer. */
  readonly adopt: (list: StopList) => void;
  /** Requests the cart's quote again, because the last prices may be of a missed revision. */
  readonly onSameMenu: () => void;
}

/** Events of this period share one request. The delay is random, so that not all pages send it at once. */
const quietMs = 100;
const spreadMs = 400;
/** Delays between retries, milliseconds. The next event starts again. */
const repeatsMs = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];

/** Keeps the stop-list of a branch and the menu of the page up to date. Returns a function that stops it. */
export function watchStopList(watch: StopListWatch): () => void {
  const stop = new AbortController();
  let newest = new AbortController();
  const ask = (isEvent: boolean) => {
    // An older answer must not overwrite that of this request.
    newest.abort();
    newest = new AbortController();
    void follow(isEvent ? watch : { ...watch, onSameMenu: () => undefined }, newest.signal);
  };
  ask(false);
  void listen(watch, () => ask(true), stop.signal).catch(() => undefined);
  return () => {
    stop.abort();
    newest.abort();
  };
}

/**
 * Retries until the request succeeds and the page shows the answer's revision, because no further event is
 * sent for it.
 */
async function follow(watch: StopListWatch, signal: AbortSignal): Promise<void> {
  for (const wait of repeatsMs) {
    const revision = await adoptFrom(watch, signal).catch(() => failed);
    if (signal.aborted || revision === null) return;
    await pause(wait, signal);
    if (signal.aborted || revision === watch.pageRevision()) return;
  }
}

/** No revision, so the request is repeated. */
const failed = "";

/** Stores the list. Returns the revision that the page must show after a reload. Null: done. */
async function adoptFrom(watch: StopListWatch, signal: AbortSignal): Promise<string | null> {
  const { warehouseId, language, pageRevision, shownRevision, adopt, onOtherMenu, onSameMenu } = watch;
  const catalog = await api.catalog(language);
  const answer = await catalog.stopList(warehouseId, signal);
  if (signal.aborted) return null;
  // Another host may lack this call; do not retry then.
  if (!answer.ok) return answer.error.status >= 500 || answer.error.status === 429 ? failed : null;
  const { revision } = answer.value;
  const before = shownRevision();
  adopt(answer.value);
  const isComparable = !pageRevision().startsWith(REMOTE_REVISION);
  const known = isComparable ? pageRevision() : before;
  if (known === "" || revision === "" || known === revision) {
    onSameMenu();
    return null;
  }
  await onOtherMenu();
  return isComparable ? revision : null;
}

/** Load the client library when the page is idle. */
async function listen({ realtime }: StopListWatch, ask: () => void, signal: AbortSignal): Promise<void> {
  if (realtime === null) return;
  await whenIdle();
  const { listenToChannel } = await import("../../../model/realtime/realtime-client.ts");
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const unlisten = listenToChannel({
    realtime,
    channel: SHOP_CHANNEL,
    events: [REALTIME_EVENTS.stopListChanged],
    onChange() {
      timer ??= setTimeout(
        () => {
          timer = null;
          ask();
        },
        quietMs + Math.random() * spreadMs,
      );
    },
  });
  signal.addEventListener("abort", () => {
    if (timer !== null) clearTimeout(timer);
    unlisten();
  });
}
