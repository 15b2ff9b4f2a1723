import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOn, describeOnEachEngine } from "../testing/stores/engines.ts";
import { writeLast } from "./last-writes.ts";
import type { Store } from "./store.ts";
import type { Tx } from "./tables.ts";
import { transaction } from "./transaction.ts";

const name = (value: string) => ({ name: value, value: 1 });

const insertOf = (tx: Tx, value: string) => tx.insertInto("sequences").values(name(value)).compile();
const namesIn = async ({ db }: Store) =>
  (await db.selectFrom("sequences").select("name").orderBy("name").execute()).map((row) => row.name);

describeOnEachEngine("the last writes of a transaction", (engine) => {
  it("are stored by the commit, in the order of the list", async () => {
    const store = await engine.store();
    await transaction(store.db, (tx) =>
      writeLast(tx, [
        insertOf(tx, "first"),
        tx.updateTable("sequences").set({ value: 2 }).where("name", "=", "first").compile(),
        insertOf(tx, "second"),
      ]),
    );
    const rows = await store.db.selectFrom("sequences").select(["name", "value"]).orderBy("name").execute();
    expect(rows).toEqual([
      { name: "first", value: 2 },
      { name: "second", value: 1 },
    ]);
  });

  it("throw their own failure, and the transaction rolls back", async () => {
    const store = await engine.store();
    const failed = transaction(store.db, async (tx) => {
      await tx.insertInto("sequences").values(name("before")).execute();
      await writeLast(tx, [insertOf(tx, "twice"), insertOf(tx, "twice"), insertOf(tx, "behind")]);
    });
    await expect(failed).rejects.toMatchObject({ code: expect.stringMatching(/^23505$|^SQLITE_CONSTRAINT/) });
    expect(await namesIn(store)).toEqual([]);
    // The connection is usable: the next transaction on it commits.
    await transaction(store.db, (tx) => writeLast(tx, [insertOf(tx, "twice")]));
    expect(await namesIn(store)).toEqual(["twice"]);
  });

  it("are dropped when the work throws after them", async () => {
    const store = await engine.store();
    const failed = transaction(store.db, async (tx) => {
      await writeLast(tx, [insertOf(tx, "lost")]);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    await transaction(store.db, (tx) => writeLast(tx, [insertOf(tx, "kept")]));
    expect(await namesIn(store)).toEqual(["kept"]);
  });
});

describeOn("postgres", "the last writes of a transaction", (engine) => {
  it("commit nothing if one of them fails before it is sent", async () => {
    const store = await engine.store();
    const unsendable = {
      toPostgres() {
        throw new RangeError("cannot be encoded");
      },
    };
    const failed = transaction(store.db, (tx) =>
      writeLast(tx, [
        insertOf(tx, "before"),
        sql`insert into sequences (name, value) values (${unsendable}, 1)`.compile(tx),
        insertOf(tx, "behind"),
      ]),
    );
    await expect(failed).rejects.toThrow("cannot be encoded");
    expect(await namesIn(store)).toEqual([]);
  });

  it("repeat the transaction after a lost race that only they meet", async () => {
    const store = await engine.store();
    let tries = 0;
    await transaction(store.db, async (tx) => {
      tries += 1;
      const race = sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.compile(tx);
      await writeLast(tx, [insertOf(tx, `try ${tries}`), ...(tries < 3 ? [race] : [])]);
    });
    expect(await namesIn(store)).toEqual(["try 3"]);
  });

  it("store no row twice after a table has changed under a prepared one", async () => {
    const place = await engine.place();
    const store = place.open();
    await sql`create table numbered (id serial primary key, note text)`.execute(store.db);
    const insertNote = (tx: Tx, note: string) =>
      sql`insert into numbered (note) values (${note}) returning numbered.*`.compile(tx);
    const add = (note: string) => transaction(store.db, (tx) => writeLast(tx, [insertNote(tx, note)]));
    await add("before");
    await sql`alter table numbered add column later text`.execute(place.open().db);
    await add("after");
    const { rows } = await sql<{ note: string }>`select note from numbered order by id`.execute(store.db);
    expect(rows.map(({ note }) => note)).toEqual(["before", "after"]);
  });

  it("are no success when the connection breaks on the way", async () => {
    const store = await engine.store();
    const broken = transaction(store.db, (tx) =>
      writeLast(tx, [insertOf(tx, "lost"), sql`select pg_terminate_backend(pg_backend_pid())`.compile(tx)]),
    );
    await expect(broken).rejects.toThrow();
    expect(await namesIn(store)).toEqual([]);
  });
});
