import { expect, type Page } from "@playwright/test";

/** Notes of each bell, hertz; apps/office/src/model/board/ringing/bell-plan.ts composes them. */
const BELLS = { new: [659.25, 880], cancel: [587.33, 392], request: [830.61, 659.25] } as const;

/** The sound of the page, measured before the loudspeaker. */
export type Ear = {
  /** Waits for a bell since the last `forget`. Fails if the other bell sounds instead. */
  hears(bell: keyof typeof BELLS): Promise<void>;
  /** Waits for this many seconds of sound since the last `forget`, and fails if any of it is audible. */
  isSilentFor(seconds: number): Promise<void>;
  /**
   * Waits until the test tone at the start of a shift has ended, and forgets it, because it has the melody of "new".
   */
  settles(): Promise<void>;
  forget(): Promise<void>;
};

/**
 * Amplitudes since the last `forget`, 0 to 1. `seconds` is the length of the measured sound. `late` counts pieces to
 * ignore, because they sounded before the `forget`.
 */
type Heard = { seconds: number; peak: number; late: number; readonly notes: Record<string, number> };

/** A softer note belongs to the beginning or end of another note. */
const AUDIBLE = 0.02;

/** Longer than the test tone, which starts with the press. */
const TEST_TONE_SECONDS = 2;

/** Listens to every sound of the page from its next load. */
export async function listenTo(page: Page): Promise<Ear> {
  await page.addInitScript(tapEverySound, Object.values(BELLS).flat());
  const heard = () => page.evaluate((): Heard => Object(window).heard);
  const forget = () => page.evaluate(() => Object(window).forgetSounds());
  /** Seconds of sound since the last `forget`. */
  const seconds = async () => (await heard()).seconds;
  const sounding = async () => {
    const { notes } = await heard();
    return Object.entries(BELLS)
      .filter(([, [first, second]]) => [first, second].every((note) => (notes[note] ?? 0) > AUDIBLE))
      .map(([bell]) => bell);
  };
  return {
    hears: (bell) => expect.poll(sounding, { message: `the bell "${bell}"` }).toEqual([bell]),
    async isSilentFor(wanted) {
      await expect.poll(seconds).toBeGreaterThan(wanted);
      expect((await heard()).peak, "the loudest sound").toBeLessThan(AUDIBLE);
    },
    async settles() {
      await forget();
      await expect.poll(seconds, { message: "sound after the press" }).toBeGreaterThan(TEST_TONE_SECONDS);
      await forget();
    },
    forget,
  };
}

/** Runs in the page. Every node connected to a loudspeaker is connected to an analyser too. */
function tapEverySound(notes: readonly number[]): void {
  const unheard = () => Object.fromEntries(notes.map((note) => [note, 0]));
  const nothing = (): Heard => ({ seconds: 0, peak: 0, late: 3, notes: unheard() });
  let heard = nothing();
  const publish = () => Object.assign(window, { heard });
  const hear = (samples: Float32Array, rate: number) => {
    heard.late -= 1;
    if (heard.late >= 0) return;
    heard.seconds += samples.length / rate;
    for (const sample of samples) heard.peak = Math.max(heard.peak, Math.abs(sample));
    for (const note of notes) heard.notes[note] = Math.max(heard.notes[note] ?? 0, amplitude(samples, note / rate));
  };
  /** Goertzel's filter with a Hann window. `frequency` is a fraction of the sampling rate. */
  const amplitude = (samples: Float32Array, frequency: number) => {
    const factor = 2 * Math.cos(2 * Math.PI * frequency);
    let [before, last] = [0, 0];
    samples.forEach((sample, at) => {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length);
      [before, last] = [last, sample * hann + factor * last - before];
    });
    return (4 / samples.length) * Math.sqrt(before ** 2 + last ** 2 - factor * before * last);
  };
  const ears = new WeakMap<BaseAudioContext, AudioNode>();
  const earOf = (context: BaseAudioContext): AudioNode => {
    const known = ears.get(context);
    if (known) return known;
    const ear = context.createScriptProcessor(8192, 1, 1);
    ear.onaudioprocess = ({ inputBuffer }) => hear(inputBuffer.getChannelData(0), inputBuffer.sampleRate);
    ears.set(context, ear);
    connect.call(ear, context.destination);
    return ear;
  };
  const connect: (this: AudioNode, to: AudioNode, ...rest: number[]) => AudioNode = AudioNode.prototype.connect;
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode, ...rest: number[]) {
      if (to === this.context.destination) connect.call(this, earOf(this.context));
      return connect.call(this, to, ...rest);
    },
  });
  Object.assign(window, {
    forgetSounds: () => {
      heard = nothing();
      publish();
    },
  });
  publish();
}
