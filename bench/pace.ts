import { cpuEach } from "./arithmetic.ts";
import type { LoadGenerator } from "./load/load.ts";
import { cpuDuring, startProbed } from "./programs/probed-program.ts";
import type { Row } from "./row.ts";

/** CPU-ms of a bare `renderToString` of 200 cards on the idle machine for which the targets were set. */
const referenceMs = 0.93;
const connections = 10;
const warmUpSeconds = 2;
const seconds = 1;
/** A machine that is slower by at most this factor gets no allowance. */
const noise = 1.1;
/** From this pace on, single waiting times say more about the machine than about the program. */
const noisyPace = 1.3;

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
 * and scores have no allowance.
 */
export function holdsAtReferencePace({ measured, unit, target }: Row, pace: number): boolean {
  if (target === null || pace <= noise) return false;
  if (target.kind === "at most") return spans.has(unit) && measured / pace <= target.value;
  return unit === "/s" && measured * pace >= target.value;
}

/**
 * A row that other load on the machine decides, such as the wait of the hundredth guest or the time between an order and
 * its sound in a window: on a slow or busy machine it is told and not judged.
 */
export function toldIfSlow(row: Row, pace: number): Row {
  return pace < noisyPace ? row : { ...row, holds: null };
}
