import {
  type LanguageCode,
  REALTIME_EVENTS,
  REMOTE_REVISION,
  type RealtimeOptions,
  SHOP_CHANNEL,
} from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import { api } from "../../state/api.ts";
import { adoptStopList, useStopList } from "../../state/stop-list.ts";
import { whenIdle } from "../../ui/when-idle.ts";

export interface StopListWatch {
  readonly warehouseId: WarehouseId;
  readonly language: LanguageCode;
  /** Null: nothing rings; the list is asked for once. */
  readonly realtime: RealtimeOptions | null;
  /** Revision of the shop that the page was made of. */
  readonly pageRevision: string;
  /** The shop has changed its menu since the page was made, or since the list was last asked for. */
  readonly onOtherMenu: () => void;
}

/** Bells that ring together are answered once; the wait differs from page to page, so that not all ask at once. */
const quietMs = 200;
const spreadMs = 600;

/** Keeps the stop-list of a branch true. Answers how to stop. */
export function watchStopList(watch: StopListWatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = () => void adoptFrom(watch, signal).catch(() => undefined);
  ask();
  void listen(watch, ask, signal).catch(() => undefined);
  return () => stop.abort();
}

async function adoptFrom(watch: StopListWatch, signal: AbortSignal): Promise<void> {
  const { warehouseId, language, pageRevision, onOtherMenu } = watch;
  const catalog = await api.catalog(language);
  const answer = await catalog.stopList(warehouseId, signal);
  if (signal.aborted || !answer.ok) return;
  const comparable = pageRevision.startsWith(REMOTE_REVISION) ? "" : pageRevision;
  const before = useStopList.getState().revision || comparable;
  adoptStopList(answer.value);
  const { revision } = answer.value;
  if (before !== "" && revision !== "" && before !== revision) onOtherMenu();
}

/** The client library comes when the page has nothing better to do. */
async function listen({ realtime }: StopListWatch, ask: () => void, signal: AbortSignal): Promise<void> {
  if (realtime === null) return;
  await whenIdle();
  const { listenToChannel } = await import("../../state/realtime-client.ts");
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const unlisten = listenToChannel({
    realtime,
    channel: SHOP_CHANNEL,
    events: [REALTIME_EVENTS.stopListChanged],
    onBell() {
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
