import { expect, it } from "vitest";
import { sessionTag } from "../../../realtime/held-session.ts";
import { noSignals } from "../../../signals/signals.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { movableClock } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { watchStaff } from "./staff-watch.ts";

describeOnEachEngine("the look at held sessions", (engine) => {
  it("STAFF-1 ignores a board that subscribed while the store was read", async () => {
    const store = await engine.store();
    const clock = movableClock(1_000_000_000_000);
    await signInStaff({ store, clock }, [{ role: "cook", branchId: 10 }]);
    const { token_hash: first, staff_id: id } = await store.db
      .selectFrom("staff_sessions")
      .select(["token_hash", "staff_id"])
      .executeTakeFirstOrThrow();
    const held = new Map([[sessionTag(first), id]]);
    const looks: { readonly looked: readonly string[]; readonly live: readonly string[] }[] = [];
    const watch = watchStaff({
      db: store.db,
      now: () => clock.now(),
      signals: noSignals,
      realtime: {
        heldStaff() {
          const before = new Map(held);
          held.set(sessionTag("subscribed meanwhile"), id + 1);
          return before;
        },
        keepStaff: (looked, live) => void looks.push({ looked: [...looked.keys()], live: [...live.keys()] }),
      },
      onError: (error) => {
        throw error;
      },
    });
    watch.changed();
    await expect.poll(() => looks.length).toBe(1);
    expect(looks).toEqual([{ looked: [sessionTag(first)], live: [sessionTag(first)] }]);
  });
});
