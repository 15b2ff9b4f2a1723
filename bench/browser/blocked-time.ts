/** As much of an event of Chromium's trace as is asked here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread, where the event has any. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/** A phone of Lighthouse is so much slower; a task of less than 50 ms blocks nobody. */
const slowdown = 4;
const unnoticedMs = 50;
const taskNames = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

/**
 * Total blocking time by the processor's time: milliseconds beyond 50 of each task of the page's main thread after its
 * first contentful paint, four times slower. What a task waits for others on a busy machine is not in it, as in Lighthouse's own.
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
