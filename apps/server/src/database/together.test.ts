import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { together } from "./together.ts";

describeOnEachEngine("statements sent together", (engine) => {
  it("answer in the order of the calls", async () => {
    const { db } = await engine.store();
    const numbers = [1, 2, 3].map((number) => sql<{ n: number }>`select cast(${number} as integer) as n`.compile(db));
    const rows = await together(db, (send) => Promise.all(numbers.map((query) => send(query))));
    expect(rows.flat().map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  if (engine.name === "postgres")
    it("throw the failure that caused the others, whichever is read first", async () => {
      const { db } = await engine.store();
      for (let time = 0; time < 20; time += 1) {
        const failed = db.transaction().execute((tx) => {
          // A prepared statement, whose failure reaches the caller later than that of the plain one after it.
          const divided = sql`select 1 / cast(${0} as integer)`.compile(tx);
          const behind = sql`select 1`.compile(tx);
          return together(tx, (send) => Promise.all([send(divided), send(behind)]));
        });
        await expect(failed).rejects.toMatchObject({ code: "22012" });
      }
    });

  it("leave the transaction itself to their work, before and behind a sent one", async () => {
    const { db } = await engine.store();
    const count = await db.transaction().execute((tx) =>
      together(tx, async (send) => {
        const query = sql`select 1`.compile(tx);
        await send(query);
        await tx.insertInto("sequences").values({ name: "between", value: 7 }).execute();
        await send(query);
        return tx.selectFrom("sequences").select("value").where("name", "=", "between").executeTakeFirst();
      }),
    );
    expect(count).toEqual({ value: 7 });
  });

  it("rethrow the error of the work", async () => {
    const { db } = await engine.store();
    const query = sql`select 1`.compile(db);
    const work = together(db, async (send) => {
      await send(query);
      throw new RangeError("too few");
    });
    await expect(work).rejects.toThrow(RangeError);
  });

  it("send nothing after a failure on a connection that is reused", async () => {
    const { db } = await engine.store();
    const known = db.selectFrom("secrets").select("name").compile();
    const wrong = db
      .insertInto("sequences")
      .values([
        { name: "twice", value: 1 },
        { name: "twice", value: 2 },
      ])
      .compile();
    let resume: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let late: Promise<unknown> = Promise.resolve();
    const failed = together(db, (send) => {
      late = paused.then(() => send(known));
      return Promise.all([send(wrong), late]);
    });
    await expect(failed).rejects.toMatchObject({ code: expect.stringMatching(/23505|SQLITE_CONSTRAINT/) });
    resume();
    await expect(late).rejects.toThrow("not sent");
    expect(await together(db, (send) => send(known))).toBeInstanceOf(Array);
  });
});
