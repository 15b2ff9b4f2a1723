import { expect, it } from "vitest";
import { Refusal } from "../../../input/refusal.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { giveBackGuess, guessLimits, takeGuess } from "./guesses.ts";

const { person, place } = guessLimits;

describeOnEachEngine("guesses of staff passwords", (engine) => {
  const start = 1_000_000_000_000;

  /** Milliseconds to wait; 0: the guess was counted. */
  async function outcomeOf(guess: Promise<void>): Promise<number> {
    try {
      await guess;
      return 0;
    } catch (error) {
      if (error instanceof Refusal && error.retryAfterSeconds !== null) return error.retryAfterSeconds;
      throw error;
    }
  }

  it("STAFF-1 counts parallel guesses of several processes exactly, until the window ends", async () => {
    const store = await engine.store();
    const guess = (now: number) => outcomeOf(takeGuess(store.db, { person: "p", place: "n" }, now));
    const outcomes = await Promise.all(Array.from({ length: person.max * 3 }, () => guess(start)));
    expect(outcomes.filter((wait) => wait === 0)).toHaveLength(person.max);
    expect(new Set(outcomes.filter((wait) => wait > 0))).toEqual(new Set([person.spanMs / 1000]));
    expect(await guess(start + person.spanMs - 1)).toBe(1);
    expect(await guess(start + person.spanMs)).toBe(0);
  });

  it("STAFF-1 limits a network over all people, and no other network", async () => {
    const { db } = await engine.store();
    const outcomes = await Promise.all(
      Array.from({ length: place.max + 5 }, (_, each) =>
        outcomeOf(takeGuess(db, { person: `p${each}`, place: "n" }, start)),
      ),
    );
    expect(outcomes.filter((wait) => wait === 0)).toHaveLength(place.max);
    expect(await outcomeOf(takeGuess(db, { person: "p0", place: "other" }, start))).toBe(0);
  });

  it("STAFF-1 does not count right passwords of a restaurant that shares one network", async () => {
    const { db } = await engine.store();
    for (let time = 0; time < place.max + 5; time += 1) {
      const guesser = { person: `p${time % 3}`, place: "n" };
      expect(await outcomeOf(takeGuess(db, guesser, start))).toBe(0);
      await giveBackGuess(db, guesser);
    }
  });
});
