import { describe, expect, it } from "vitest";
import { statementCache } from "./statement-cache.ts";

describe("the cache of prepared statements", () => {
  function cacheOf(count: number, textLength: number) {
    const prepared: string[] = [];
    const statement = statementCache(
      (text) => {
        prepared.push(text);
        return { text };
      },
      { count, textLength },
    );
    return { prepared, statement };
  }

  it("prepares a text once", () => {
    const { prepared, statement } = cacheOf(2, 20);
    expect(statement("select 1")).toBe(statement("select 1"));
    expect(prepared).toEqual(["select 1"]);
  });

  it("drops the least recently used statement, not all of them", () => {
    const { prepared, statement } = cacheOf(2, 20);
    for (const text of ["a", "b", "a", "c", "a", "b"]) statement(text);
    expect(prepared).toEqual(["a", "b", "c", "b"]);
  });

  it("never caches a long text", () => {
    const { prepared, statement } = cacheOf(2, 20);
    const long = `select ${"?, ".repeat(20)}1`;
    for (let time = 0; time < 3; time += 1) statement(long);
    statement("a");
    statement("a");
    expect(prepared).toEqual([long, long, long, "a"]);
  });
});
