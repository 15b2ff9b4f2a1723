import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOUDEST_ROUND, roundsAhead, roundsOf, tonesOf } from "./bell-plan.ts";
import type { RingKind } from "./rings.ts";

const kinds: readonly RingKind[] = ["new", "cancel", "due", "request"];
const since = 1_000_000;
const minute = 60_000;

describe("plan of the bell", () => {
  it("BOARD-3 grows from two quiet tones to three loud ones at the tenth round, with shorter pauses", () => {
    const rounds = roundsOf({ kind: "new", since, latest: since, insists: true }, since, since + 5 * minute);
    const gains = rounds.map(({ tones }) => tones[0]?.gain ?? 0);
    expect(gains[0]).toBe(0.25);
    expect(gains[LOUDEST_ROUND - 1]).toBe(1);
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    expect(rounds[0]?.tones).toHaveLength(2);
    expect(rounds.at(-1)?.tones).toHaveLength(6);
    const pauses = rounds.slice(1).map(({ at }, index) => at - (rounds[index]?.at ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
    expect(rounds.at(-1)?.at).toBeGreaterThan(since + 5 * minute - 3000);
  });

  it("BOARD-3 sounds at once for an order between two rounds of an older one, at the same volume", () => {
    const times = (latest: number) =>
      roundsOf({ kind: "new", since, latest, insists: true }, since, since + minute).map(({ at }) => at);
    const paced = times(since);
    expect(times(since + 3000)).toEqual([since, since + 3000, ...paced.slice(1)]);
    const [called] = roundsOf(
      { kind: "new", since, latest: since + minute - 1500, insists: true },
      since + minute - 1500,
      since + minute,
    );
    expect(called?.tones[0]?.gain).toBe(1);
    // A round that sounds, or is about to, is enough.
    expect(times(since + 400)).toEqual(paced);
    expect(times((paced[3] ?? 0) - 400)).toEqual(paced);
  });

  it("BOARD-3 sounds for an order during an older one's melody, also if the older one is answered", () => {
    const joined = since + 700;
    const both = roundsAhead([{ kind: "new", since, latest: joined, insists: true }], null, joined);
    expect(both.rounds.map(({ at }) => at)).toContain(joined);
    const left = roundsAhead([{ kind: "new", since: joined, latest: joined, insists: true }], null, joined + 300);
    expect(left.rounds[0]?.at).toBe(joined);
  });

  it("BOARD-3 rings once if no answer is needed", () => {
    expect(roundsOf({ kind: "due", since, latest: since, insists: false }, since, since + minute)).toHaveLength(1);
    expect(roundsOf({ kind: "due", since, latest: since, insists: false }, since + 1, since + minute)).toHaveLength(0);
  });

  it("BOARD-3 plays the first round once for a ring that was stamped some milliseconds earlier", () => {
    const rings = [
      { kind: "new", since, latest: since, insists: true },
      { kind: "due", since, latest: since, insists: false },
    ] as const;
    const first = roundsAhead(rings, null, since + 7);
    expect(first.rounds.filter(({ at }) => at === since)).toHaveLength(2);
    const second = roundsAhead(rings, first.until, since + 15_000);
    const times = [...first.rounds, ...second.rounds].map(({ at }) => at);
    expect(times.toSorted((a, b) => a - b)).toEqual(
      rings.flatMap((each) => roundsOf(each, since, second.until).map(({ at }) => at)).toSorted((a, b) => a - b),
    );
  });

  it("BOARD-3 rings at its usual pace after ten minutes of sleep and skips missed rounds", () => {
    const rings = [{ kind: "new", since, latest: since, insists: true }] as const;
    const { until } = roundsAhead(rings, null, since);
    const woken = since + 10 * minute;
    const times = roundsAhead(rings, until, woken).rounds.map(({ at }) => at);
    expect(times.filter((at) => at <= woken).length).toBeLessThanOrEqual(1);
    expect(times).toEqual(roundsOf(rings[0], woken - 1000, woken + 90_000).map(({ at }) => at));
  });

  it("BOARD-3 uses different tones for a new order, a request to cancel, an order that is due and an item of the inbox", () => {
    const melodies = kinds.map((kind) => tonesOf(kind, 1).map(({ frequency }) => frequency));
    expect(new Set(melodies.map(String)).size).toBe(kinds.length);
  });

  it("BOARD-3 continues without a gap or a repeat for any split of the time", () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 20 * minute }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), cuts, fc.nat(20 * minute), (kind, lengths, joined) => {
        const ringing = { kind, since, latest: since + joined, insists: true };
        const end = since + lengths.reduce((sum, length) => sum + length, 0);
        let from = since;
        const pieces = lengths.flatMap((length) => {
          const rounds = roundsOf(ringing, from, from + length);
          from += length;
          return rounds;
        });
        expect(pieces).toEqual(roundsOf(ringing, since, end));
      }),
    );
  });
});
