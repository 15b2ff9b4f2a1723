import { expect, it, vi } from "vitest";
import { inSlices } from "./in-slices.ts";

/** Whether other work runs while a function waits for its turn. */
async function letsOthersIn(turn: () => Promise<void>): Promise<boolean> {
  let ran = false;
  const other = setImmediate(() => {
    ran = true;
  });
  await turn();
  clearImmediate(other);
  return ran;
}

it("lets others in once a slice is used up, and then begins the next slice", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(100);
  const turn = inSlices();
  clock.mockReturnValue(104);
  expect(await letsOthersIn(turn)).toBe(false);
  clock.mockReturnValue(105);
  expect(await letsOthersIn(turn)).toBe(true);
  clock.mockReturnValue(109);
  expect(await letsOthersIn(turn)).toBe(false);
  clock.mockRestore();
});

it("gives one of several waiting pages its slice in a turn of the event loop", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const [first, second] = [inSlices(), inSlices()];
  clock.mockReturnValue(5);
  const order: string[] = [];
  const turns = [first().then(() => order.push("first")), second().then(() => order.push("second"))];
  setImmediate(() => order.push("request"));
  await Promise.all(turns);
  expect(order).toEqual(["first", "request", "second"]);
  clock.mockRestore();
});
