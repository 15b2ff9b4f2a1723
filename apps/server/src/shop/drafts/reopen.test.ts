import { expect, it } from "vitest";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import type { EntityKey } from "../entities/entity.ts";
import { type DraftEntity, draftEntities, maxDraftEntities, putDraftEntities } from "./draft-store.ts";
import { editDraft } from "./edit-draft.ts";
import { insertRelease, openDraft } from "./release-store.ts";
import { reopenRelease } from "./reopen.ts";

const by = { id: null, name: "Анна" };

describeOnEachEngine("a release that is put back into a full draft", (engine) => {
  const now = 1_000;
  const editing = { by, now, call: null };
  const added = (key: EntityKey, price: number): DraftEntity => ({
    key,
    name: key,
    by,
    at: now,
    delta: { catalog: { before: null, after: { whole: { price } } } },
  });

  /** Reopens a release with the given dishes; the draft has as many dishes as it can hold, from 1 on. */
  const reopened = (shop: RunningShop, dishes: readonly number[]) =>
    editDraft(shop.store, editing, async (work) => {
      const draft = await insertRelease(work.tx, "draft", by, now);
      const full = Array.from({ length: maxDraftEntities }, (_, index) => added(`product:${index + 1}`, 1));
      await putDraftEntities(work.tx, draft, full);
      const release = await insertRelease(work.tx, "discarded", by, now);
      const entities = dishes.map((id) => added(`product:${id}`, 2));
      await putDraftEntities(work.tx, release, entities);
      return reopenRelease(work, release, editing);
    });

  it("EDIT-5 is merged if the draft has its entities already, and refused if it adds one", async () => {
    const shop = await startShop({ engine });
    try {
      await expect(reopened(shop, [5, maxDraftEntities + 1])).rejects.toThrow("The draft is full");
      const kept = await reopened(shop, [5]);
      expect(kept).toMatchObject([{ key: "product:5", facet: "catalog", path: ["price"] }]);
      const open = await openDraft(shop.store.db);
      expect(await draftEntities(shop.store.db, open?.id ?? 0)).toHaveLength(maxDraftEntities);
    } finally {
      await shop.close();
    }
  });
});
