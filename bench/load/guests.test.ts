import { expect, it } from "vitest";
import { guestsRow } from "./guests.ts";

it.each([
  ["a wait of twice the usual", { wait: 20, usual: 10, pace: 1 }, [2, true]],
  ["a longer wait on the reference machine", { wait: 24, usual: 10, pace: 1 }, [2.4, false]],
  ["a short usual wait, which counts as five milliseconds", { wait: 9, usual: 2, pace: 1 }, [1.8, true]],
  ["a long wait on a slow machine, which is told and not judged", { wait: 90, usual: 20, pace: 1.3 }, [4.5, null]],
])("guests with %s", (_, { wait, usual, pace }, [measured, holds]) => {
  expect(guestsRow("p99", wait, usual, pace)).toMatchObject({ measured, holds });
});
