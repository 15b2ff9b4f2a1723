import { describe, expect, it } from "vitest";
import { gatherCalls } from "./gathered-calls.ts";

/** A store that answers when the test allows it. */
function aStore(gatherMs = 0) {
  const reads: { readonly keys: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const call = gatherCalls<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const answers = new Map(keys.filter((key) => key !== "nobody").map((key) => [key, `${key}!`]));
        reads.push({ keys, end: (error) => (error ? reject(error) : resolve(answers)) });
      }),
    { gatherMs },
  );
  return { call, reads };
}

describe("gathered calls", () => {
  it("share one statement when they arrive together, and each key is in it once", async () => {
    const { call, reads } = aStore();
    const asked = [call("anna"), call("boris"), call("anna"), call("nobody")];
    await expect.poll(() => reads.length).toBe(1);
    expect(reads[0]?.keys).toEqual(["anna", "boris", "nobody"]);
    reads[0]?.end();
    expect(await Promise.all(asked)).toEqual(["anna!", "boris!", "anna!", undefined]);
  });

  it("STAFF-1 wait for the next statement when they arrive during one, also with the same key", async () => {
    const { call, reads } = aStore();
    const first = call("anna");
    await expect.poll(() => reads.length).toBe(1);
    const later = [call("anna"), call("boris")];
    reads[0]?.end();
    await first;
    await expect.poll(() => reads.length).toBe(2);
    expect(reads[1]?.keys).toEqual(["anna", "boris"]);
    reads[1]?.end();
    expect(await Promise.all(later)).toEqual(["anna!", "boris!"]);
  });

  it("fail together with their statement, and later ones do not", async () => {
    const { call, reads } = aStore();
    const failing = [call("anna"), call("boris")].map((each) => each.catch((error: Error) => error.message));
    await expect.poll(() => reads.length).toBe(1);
    reads[0]?.end(new Error("no connection"));
    expect(await Promise.all(failing)).toEqual(["no connection", "no connection"]);
    const next = call("anna");
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.end();
    expect(await next).toBe("anna!");
  });

  it("do not wait for a statement that hangs", async () => {
    const { call, reads } = aStore();
    void call("anna");
    await expect.poll(() => reads.length).toBe(1);
    const other = call("boris");
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.end();
    expect(await other).toBe("boris!");
  });

  it("wait for others if configured", async () => {
    const { call, reads } = aStore(50);
    void call("anna");
    await new Promise((resolve) => setTimeout(resolve, 5));
    void call("boris");
    await expect.poll(() => reads.length).toBe(1);
    expect(reads[0]?.keys).toEqual(["anna", "boris"]);
  });
});
