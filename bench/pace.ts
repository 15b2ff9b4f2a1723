import { cpuEach } from "./arithmetic.ts";
import type { LoadGenerator } from "./load/load.ts";
import { cpuDuring, startProbed } from "./programs/probed-program.ts";
import { type Row, reading } from "./row.ts";

/** CPU-ms of a bare `renderToString` of 200 cards on the idle machine for which the targets were set. */
const referenceMs = 0.93;
const connections = 10;
const warmUpSeconds = 2;
const seconds = 1;
/** A machine that is slower by at most this factor gets no allowance. */
const noise = 1.1;

/** Whether the machine is slower than the reference, by more than noise. */
export function isSlow(pace: number): boolean {
  return pace > noise;
}

/** The machine's present speed. */
export interface PaceMeter {
  /** Processor time of the same work, relative to the reference machine. */
  readonly measure: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a program that renders the same React page at every request. */
export async function startPaceMeter(generator: LoadGenerator): Promise<PaceMeter> {
  const floor = await startProbed(new URL("./programs/bare-render.ts", import.meta.url), []);
  const load = (duration: number) => generator.run({ url: floor.url, headers: {}, connections, seconds: duration });
  await load(warmUpSeconds);
  return {
    async measure() {
      const { cpuMs, result } = await cpuDuring(floor, () => load(seconds));
      return cpuEach(cpuMs, result.requests) / referenceMs;
    },
    stop: floor.stop,
  };
}

const spans: ReadonlySet<string> = new Set(["ms", "s", "CPU-ms"]);

/**
 * Whether a missed target holds at the reference's pace: times are divided by the pace, rates multiplied. Ratios, sizes
 * and scores have no allowance, unless the family measured one.
 */
export function holdsAtReferencePace({ measured, unit, target, holdsAtPace }: Row, pace: number): boolean {
  if (target === null || !isSlow(pace)) return false;
  if (holdsAtPace !== undefined) return holdsAtPace;
  if (target.kind === "at most") return spans.has(unit) && measured / pace <= target.value;
  return unit === "/s" && measured * pace >= target.value;
}

/**
 * The rows, each with the verdict of the same row of a repeat that imitates the reference machine, and the repeat's
 * values of those that are short. `how` names the repeat.
 */
export function judgedByRepeat(rows: readonly Row[], repeated: readonly Row[], how: string): readonly Row[] {
  return [
    ...rows.map((row, index) => ({ ...row, holdsAtPace: repeated[index]?.holds === true })),
    ...repeated
      .filter((_, index) => rows[index]?.holds === false)
      .map((row) => reading(`${row.name}, ${how}`, row.measured, row.unit)),
  ];
}
