import { expect, it } from "vitest";
import { inTurns, NoTurn } from "./turns.ts";

it("IMPORT-1 reads two of four tables at once, lets one wait, and refuses the fourth", async () => {
  const turn = inTurns({ atOnce: 2, waiting: 1 });
  const begun: string[] = [];
  const read = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = turn(() => {
      begun.push(name);
      return promise;
    });
    return { done, resolve, reject };
  };
  const [first, second, third, fourth] = [read("first"), read("second"), read("third"), read("fourth")];
  await expect(fourth.done).rejects.toThrow(NoTurn);
  expect(begun).toEqual(["first", "second"]);
  first.reject(new Error("damaged"));
  await expect(first.done).rejects.toThrow("damaged");
  third.resolve("rows");
  expect(await third.done).toBe("rows");
  second.resolve("rows");
  await second.done;
  const fifth = read("fifth");
  fifth.resolve("rows");
  expect(await fifth.done).toBe("rows");
  expect(begun).toEqual(["first", "second", "third", "fifth"]);
});
