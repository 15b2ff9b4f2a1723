import { expect, it } from "vitest";
import { guestsRow } from "./guests.ts";

it.each([
  ["a wait of twice the usual", { wait: 20, usual: 10, pace: 1 }, [2, true, true]],
  ["a longer wait on the reference machine", { wait: 24, usual: 10, pace: 1 }, [2.4, false, false]],
  ["a short usual wait, which counts as five milliseconds", { wait: 9, usual: 2, pace: 1 }, [1.8, true, true]],
  ["a wait that is short at the reference's pace", { wait: 24, usual: 6, pace: 3 }, [4, false, true]],
  ["a wait that is long at any pace", { wait: 90, usual: 20, pace: 3 }, [4.5, false, false]],
])("guests with %s", (_, { wait, usual, pace }, [measured, holds, holdsAtPace]) => {
  expect(guestsRow("p99", wait, usual, pace)).toMatchObject({ measured, holds, holdsAtPace });
});
