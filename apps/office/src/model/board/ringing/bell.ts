import type { Instant } from "@skatert/domain";
import { LOUDEST_ROUND, type Ringing, roundsAhead, type Tone, tonesOf } from "./bell-plan.ts";

/** "suspended": the page is silent until the next press. */
export type SoundState = "running" | "suspended";

export interface Bell {
  readonly state: () => SoundState;
  /** Plays exactly these from now on; an empty list is silent at once. */
  readonly ring: (ringing: readonly Ringing[]) => void;
  readonly close: () => void;
}

const topUpMs = 15_000;
/** Rounds are dropped this long after the last one started, so that an unanswered bell does not collect tones. */
const soundedMs = 10_000;

interface Scheduled {
  readonly stop: () => void;
  readonly until: Instant;
}

interface BellOptions {
  /** Unlocked by the press that started the shift. */
  readonly context: AudioContext;
  readonly now: () => Instant;
  readonly onState: () => void;
}

/** The bell of a board: Web Audio, scheduled on the audio clock. */
export function createBell({ context, now, onState }: BellOptions): Bell {
  let ringing: readonly Ringing[] = [];
  let scheduled: readonly Scheduled[] = [];
  let isClosed = false;

  function schedule() {
    if (isClosed || context.state !== "running" || ringing.length === 0) return;
    const at = now();
    const { rounds, until } = roundsAhead(ringing, scheduled.at(-1)?.until ?? null, at);
    const { currentTime } = context;
    const offset = currentTime - at / 1000;
    const stop = play(
      context,
      // A late round starts now and plays in full.
      rounds.flatMap((round) => laterBy(round.tones, Math.max(currentTime, round.at / 1000 + offset))),
    );
    scheduled = [...scheduled.filter((before) => before.until > at - soundedMs), { stop, until }];
  }

  function restart() {
    silence();
    schedule();
  }

  function silence() {
    for (const { stop } of scheduled) stop();
    scheduled = [];
  }

  const onStateChange = () => {
    restart();
    onState();
  };
  context.addEventListener("statechange", onStateChange);
  const topUp = setInterval(schedule, topUpMs);

  return {
    state: () => stateOf(context),
    ring(next) {
      if (isSame(next, ringing)) return;
      ringing = next;
      restart();
    },
    close() {
      isClosed = true;
      clearInterval(topUp);
      silence();
      context.removeEventListener("statechange", onStateChange);
    },
  };
}

/** Plays the new-order tones at full volume, for the sound test of the shift (BOARD-3). */
export function playTestTone(context: AudioContext): void {
  play(context, laterBy(tonesOf("new", LOUDEST_ROUND), context.currentTime + 0.05));
}

function laterBy(tones: readonly Tone[], seconds: number): readonly Tone[] {
  return tones.map((tone) => ({ ...tone, after: tone.after + seconds }));
}

function stateOf(context: AudioContext): SoundState {
  return context.state === "running" ? "running" : "suspended";
}

function isSame(a: readonly Ringing[], b: readonly Ringing[]): boolean {
  const isTwin = (one: Ringing, other: Ringing | undefined) =>
    other?.kind === one.kind && other.since === one.since && other.latest === one.latest;
  return a.length === b.length && a.every((ringing, at) => isTwin(ringing, b[at]));
}

/** Plays tones at times of the audio clock with a soft attack and release. @returns silences them at once */
function play(context: AudioContext, tones: readonly Tone[]): () => void {
  const volume = context.createGain();
  volume.connect(context.destination);
  const playing = tones.map(({ after, lasts, frequency, gain, shape }) => {
    const tone = context.createOscillator();
    const envelope = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    envelope.gain.setValueAtTime(0, after);
    envelope.gain.linearRampToValueAtTime(gain, after + 0.02);
    envelope.gain.exponentialRampToValueAtTime(0.001, after + lasts);
    tone.connect(envelope).connect(volume);
    tone.start(after);
    tone.stop(after + lasts);
    return tone;
  });
  return () => {
    volume.disconnect();
    for (const tone of playing) tone.stop();
  };
}
