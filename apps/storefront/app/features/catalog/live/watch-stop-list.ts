import {
  type LanguageCode,
  REALTIME_EVENTS,
  REMOTE_REVISION,
  type RealtimeOptions,
  SHOP_CHANNEL,
} from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import { adoptStopList, useStopList } from "../../../model/catalog/stop-list.ts";
import { api } from "../../../platform/api/api.ts";
import { pause } from "../../../platform/connection/pause.ts";
import { whenIdle } from "../../../ui/browser/when-idle.ts";

export interface StopListWatch {
  readonly warehouseId: WarehouseId;
  readonly language: LanguageCode;
  /** Null: no realtime; the list is requested once. */
  readonly realtime: RealtimeOptions | null;
  /** Revision of the shop that the page shows now. */
  readonly pageRevision: () => string;
  /** Loads the page again, because the shop has changed its menu. */
  readonly onOtherMenu: () => Promise<void>;
  /** Asks for the cart's prices again: the last ones may be of a revision that has come and gone unheard. */
  readonly onSameMenu: () => void;
}

/** Events of this period are answered by one request; the wait is random, so that not all pages ask at once. */
const quietMs = 200;
const spreadMs = 600;
/** Waits before a failed try is repeated, milliseconds. The next event starts again. */
const repeatsMs = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];

/** Keeps the stop-list of a branch, and the menu of the page, in step with the shop. Returns how to stop. */
export function watchStopList(watch: StopListWatch): () => void {
  const stop = new AbortController();
  let newest = new AbortController();
  const ask = (isEvent: boolean) => {
    // An older answer must not overwrite the one to this question.
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

/** Repeats the request until it succeeds and the page shows the answer's revision: no further event is sent for it. */
async function follow(watch: StopListWatch, signal: AbortSignal): Promise<void> {
  for (const wait of repeatsMs) {
    const revision = await adoptFrom(watch, signal).catch(() => failed);
    if (signal.aborted || revision === null) return;
    await pause(wait, signal);
    if (signal.aborted || revision === watch.pageRevision()) return;
  }
}

/** No revision, so the question is repeated. */
const failed = "";

/** Takes in the list. Returns the revision that the page has to show after its reload; null: nothing is left to do. */
async function adoptFrom(watch: StopListWatch, signal: AbortSignal): Promise<string | null> {
  const { warehouseId, language, pageRevision, onOtherMenu, onSameMenu } = watch;
  const catalog = await api.catalog(language);
  const answer = await catalog.stopList(warehouseId, signal);
  if (signal.aborted) return null;
  // Another host may not have this call: then nothing is repeated.
  if (!answer.ok) return answer.error.status >= 500 || answer.error.status === 429 ? failed : null;
  const { revision } = answer.value;
  const before = useStopList.getState().revision;
  adoptStopList(answer.value);
  const isComparable = !pageRevision().startsWith(REMOTE_REVISION);
  const known = isComparable ? pageRevision() : before;
  if (known === "" || revision === "" || known === revision) {
    onSameMenu();
    return null;
  }
  await onOtherMenu();
  return isComparable ? revision : null;
}

/** The client library comes when the page has nothing better to do. */
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
