import { afterEach, expect, it, vi } from "vitest";
import type { Store } from "../database/store.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { createJobRunner, type JobRunner } from "./job-runner.ts";
import { countJobs, scheduleJob } from "./job-store.ts";

describeOnEachEngine("the queue of jobs", (engine) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs a job once, at its time", async () => {
    const { store, runner, done, clock } = await queue();
    await scheduleJob(store.db, { kind: "note", payload: "a", runAt: 1_000 });
    clock.now = 999;
    await runner.runDue();
    expect(done).toEqual([]);
    clock.now = 1_000;
    await runner.runDue();
    await runner.runDue();
    expect(done).toEqual(["a"]);
  });

  it("stores one job per id", async () => {
    const { store, runner, done } = await queue();
    for (const payload of ["first", "second"]) {
      await scheduleJob(store.db, { id: "same", kind: "note", payload, runAt: 0 });
    }
    await runner.runDue();
    expect(done).toEqual(["first"]);
  });

  it("runs every job once with two runners on one queue", async () => {
    const { store, runner, done, clock } = await queue();
    const other = createJobRunner({ db: store.db, now: () => clock.now, handlers: notes(done), onError: fail });
    for (let index = 0; index < 15; index += 1) {
      await scheduleJob(store.db, { kind: "note", payload: String(index), runAt: 0 });
    }
    await Promise.all([runner.runDue(), other.runDue()]);
    expect(done.toSorted()).toEqual(Array.from({ length: 15 }, (_, index) => String(index)).toSorted());
  });

  it("retries a failed job, and gives up after eight tries with the reason stored", async () => {
    const { store, clock } = await queue();
    let tries = 0;
    const runner = createJobRunner({
      db: store.db,
      now: () => clock.now,
      handlers: {
        break: async () => {
          tries += 1;
          throw new Error("gateway is away");
        },
      },
      onError: () => undefined,
    });
    await scheduleJob(store.db, { kind: "break", payload: null, runAt: 0 });
    await runner.runDue();
    await runner.runDue();
    expect(tries).toBe(1);
    for (let round = 0; round < 12; round += 1) {
      clock.now += 600_000;
      await runner.runDue();
    }
    expect(tries).toBe(8);
    expect(await countJobs(store.db)).toEqual([{ state: "failed", count: 1 }]);
    const row = await store.db.selectFrom("jobs").select("last_error").executeTakeFirstOrThrow();
    expect(row.last_error).toContain("gateway is away");
  });

  it("leaves jobs of unknown kinds to another runner", async () => {
    const { store, runner, done } = await queue();
    await scheduleJob(store.db, { kind: "other", payload: "theirs", runAt: 0 });
    expect(await runner.runDue()).toBe(0);
    const other = createJobRunner({
      db: store.db,
      now: () => 0,
      handlers: { other: async (payload) => void done.push(String(payload)) },
      atOnce: 1,
      onError: fail,
    });
    expect(await other.runDue()).toBe(1);
    expect(done).toEqual(["theirs"]);
  });

  it("takes over a job of a dead process once its claim has expired", async () => {
    const { store, runner, done, clock } = await queue();
    await scheduleJob(store.db, { kind: "note", payload: "orphan", runAt: 0 });
    await store.db.updateTable("jobs").set({ claimed_until: 60_000, attempts: 1 }).execute();
    await runner.runDue();
    expect(done).toEqual([]);
    clock.now = 60_000;
    await runner.runDue();
    expect(done).toEqual(["orphan"]);
  });

  it("renews the claim of a long job, and runs it once", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { store, clock } = await queue();
    const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let times = 0;
    const handlers = {
      wait: () => {
        times += 1;
        begun.resolve();
        return slow.promise;
      },
    };
    const [runner, other] = [0, 1].map(() =>
      createJobRunner({ db: store.db, now: () => clock.now, handlers, onError: fail }),
    );
    await scheduleJob(store.db, { kind: "wait", payload: null, runAt: 0 });
    const running = runner?.runDue();
    await begun.promise;
    clock.now = 59_000;
    vi.advanceTimersByTime(20_000);
    const claims = () => store.db.selectFrom("jobs").select(["claimed_until"]).execute();
    await vi.waitFor(async () => expect(await claims()).toEqual([{ claimed_until: 119_000 }]), { timeout: 20_000 });
    clock.now = 60_000;
    expect(await other?.runDue()).toBe(0);
    slow.resolve();
    expect([await running, times]).toEqual([1, 1]);
    expect(await countJobs(store.db)).toEqual([{ state: "done", count: 1 }]);
  });

  it("runs jobs while another waits for a foreign server, and starts none after stop", async () => {
    const { store, clock } = await queue();
    const done: unknown[] = [];
    const slow = Promise.withResolvers<void>();
    const othersDone = Promise.withResolvers<void>();
    const runner = createJobRunner({
      db: store.db,
      now: () => clock.now,
      handlers: {
        wait: () => slow.promise,
        note: async (payload) => {
          if (done.push(payload) === 10) othersDone.resolve();
        },
      },
      onError: fail,
    });
    await scheduleJob(store.db, { kind: "wait", payload: null, runAt: 0 });
    for (let index = 0; index < 10; index += 1) await scheduleJob(store.db, { kind: "note", payload: index, runAt: 1 });
    clock.now = 1;
    const running = runner.runDue();
    await othersDone.promise;
    slow.resolve();
    expect(await running).toBe(11);
    await runner.stop();
    await scheduleJob(store.db, { kind: "note", payload: "late", runAt: 1 });
    expect(await runner.runDue()).toBe(0);
  });

  it("IMPORT-2 runs jobs that become due while an import waits for the pictures of another server", async () => {
    const { store, clock } = await queue();
    const [begun, slow, sent] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const handlers = {
      import: () => {
        begun?.resolve();
        return slow?.promise ?? Promise.resolve();
      },
      order: async () => sent?.resolve(),
    };
    const runner = createJobRunner({ db: store.db, now: () => clock.now, handlers, onError: fail });
    await scheduleJob(store.db, { kind: "import", payload: null, runAt: 0 });
    runner.start();
    await begun?.promise;
    await scheduleJob(store.db, { kind: "order", payload: null, runAt: 0 });
    await sent?.promise;
    slow?.resolve();
    await runner.stop();
    expect(await countJobs(store.db)).toEqual([{ state: "done", count: 2 }]);
  });

  it("runs no more jobs at once than allowed, in all rounds together", async () => {
    const { store, clock } = await queue();
    const slow = Promise.withResolvers<void>();
    const begun: unknown[] = [];
    const handlers = {
      wait: (payload: unknown) => {
        begun.push(payload);
        return slow.promise;
      },
    };
    const runner = createJobRunner({ db: store.db, now: () => clock.now, handlers, atOnce: 2, onError: fail });
    for (let index = 0; index < 5; index += 1) await scheduleJob(store.db, { kind: "wait", payload: index, runAt: 0 });
    const first = runner.runDue();
    await vi.waitFor(() => expect(begun).toHaveLength(2), { timeout: 20_000 });
    expect(await runner.runDue()).toBe(0);
    expect(begun).toHaveLength(2);
    slow.resolve();
    expect(await first).toBe(5);
  });

  async function queue(): Promise<{ store: Store; runner: JobRunner; done: string[]; clock: { now: number } }> {
    const store = await engine.store();
    const clock = { now: 0 };
    const done: string[] = [];
    const runner = createJobRunner({ db: store.db, now: () => clock.now, handlers: notes(done), onError: fail });
    return { store, runner, done, clock };
  }
});

function notes(done: string[]): Record<string, (payload: unknown) => Promise<void>> {
  return { note: async (payload) => void done.push(String(payload)) };
}

function fail(error: unknown): never {
  throw error;
}
