/** The fields of a Chromium trace event that are used here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread, if the event has any. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/** CPU slowdown of Lighthouse's phone; a task of less than 50 ms does not block. */
const slowdown = 4;
const unnoticedMs = 50;
const taskNames = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

/**
 * Total blocking time by processor time: milliseconds beyond 50 of each task of the page's main thread after its first
 * contentful paint, four times slower. Unlike Lighthouse's own value it excludes the time that a task waits on a busy
 * machine.
 */
export function blockedByProcessor(events: readonly TraceEvent[]): number {
  const isPage = ({ name, args }: TraceEvent) =>
    name === "navigationStart" && args.data?.documentLoaderURL?.startsWith("http") === true;
  const start = events.findLast(isPage);
  if (start === undefined) return Number.NaN;
  const { pid } = start;
  const main = events.find(
    (each) => each.name === "thread_name" && each.pid === pid && each.args.name === "CrRendererMain",
  );
  const paint = events.find((each) => each.name === "firstContentfulPaint" && each.pid === pid && each.ts > start.ts);
  if (main === undefined || paint === undefined) return Number.NaN;
  return events
    .filter((each) => taskNames.has(each.name) && each.ph === "X" && each.pid === pid && each.tid === main.tid)
    .filter(({ ts }) => ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0);
}
