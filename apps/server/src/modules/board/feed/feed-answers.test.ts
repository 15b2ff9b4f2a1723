import type { StaffRole } from "@skatert/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { createFeedAnswers } from "./feed-answers.ts";

const question = { branchId: 10, after: 0, limit: 200 };
const grantsOf = (role: StaffRole) => ({ grants: [{ role, branchId: 10 }] });
const [operator, cook] = [grantsOf("operator"), grantsOf("cook")];

describe("the answers of a feed", () => {
  let [last, now] = [1, 0];
  let reads: (() => void)[] = [];
  beforeEach(() => {
    [last, now, reads] = [1, 0, []];
  });

  function answersOf(isSlow = false) {
    return createFeedAnswers({
      now: () => now,
      board: {
        async feed() {
          const known = last;
          await new Promise<void>((resolve) => {
            reads.push(resolve);
            if (!isSlow) resolve();
          });
          return { last: known, entries: [] };
        },
        showAll: async () => [],
      },
    });
  }

  it("BOARD-2 are read once for the boards that a message woke", async () => {
    const answers = answersOf();
    await Promise.all(Array.from({ length: 20 }, () => answers(question, 1, operator)));
    expect(reads).toHaveLength(1);
    last = 2;
    await Promise.all(Array.from({ length: 20 }, () => answers(question, 2, operator)));
    expect(reads).toHaveLength(2);
  });

  it("BOARD-2 are read again for a board with a number beyond the answer under way", async () => {
    const answers = answersOf(true);
    const early = answers(question, 1, operator);
    last = 2;
    const late = [answers(question, 2, operator), answers(question, 2, operator)];
    reads[0]?.();
    expect(JSON.parse(await early).last).toBe(1);
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.();
    expect((await Promise.all(late)).map((json) => JSON.parse(json).last)).toEqual([2, 2]);
    expect(reads).toHaveLength(2);
  });

  it("BOARD-2 are read again without a number, after a second, and for another query", async () => {
    const answers = answersOf();
    await answers(question, 1, operator);
    await answers(question, null, operator);
    expect(reads).toHaveLength(2);
    now = 1_001;
    await answers(question, 1, operator);
    expect(reads).toHaveLength(3);
    await answers({ ...question, after: 1 }, 1, operator);
    await answers({ ...question, branchId: 20 }, 1, operator);
    expect(reads).toHaveLength(5);
  });

  it("STAFF-2 are separate for people who may read guests and people who may not", async () => {
    const answers = answersOf();
    await answers(question, 1, operator);
    await answers(question, 1, cook);
    expect(reads).toHaveLength(2);
  });

  it("BOARD-2 share an order with boards at another number, until the order has a later entry", async () => {
    const shown: number[][] = [];
    let entries: readonly [number: number, order: number][] = [[1, 7]];
    const answers = createFeedAnswers({
      now: () => now,
      board: {
        feed: async ({ after }) => ({
          last: entries.length,
          entries: entries
            .filter(([number]) => number > after)
            .map(([number, id]) => ({
              number,
              kind: "moved" as const,
              order_id: id,
              at: new Date(0).toISOString(),
              by: { kind: "guest" as const, name: "" },
            })),
        }),
        async showAll(ids) {
          shown.push([...ids]);
          return ids.map((id) => ({ id, version: entries.filter(([, of]) => of === id).length }));
        },
      },
    });
    const versionsAfter = async (after: number) => {
      const { orders } = JSON.parse(await answers({ ...question, after }, entries.length, operator));
      return orders.map(({ id, version }: { readonly id: number; readonly version: number }) => [id, version]);
    };
    expect(await versionsAfter(0)).toEqual([[7, 1]]);
    entries = [...entries, [2, 8]];
    expect([await versionsAfter(0), await versionsAfter(1)]).toEqual([
      [
        [7, 1],
        [8, 1],
      ],
      [[8, 1]],
    ]);
    expect(shown).toEqual([[7], [8]]);
    entries = [...entries, [3, 7]];
    expect(await versionsAfter(0)).toEqual([
      [7, 2],
      [8, 1],
    ]);
    now = 1_001;
    await versionsAfter(0);
    expect(shown).toEqual([[7], [8], [7], [7, 8]]);
  });
});
