import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimDrafts, forgetDrafts, readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";
import { TabStorage } from "../../../platform/drafts/testing-tab-storage.ts";
import { type ActionAnswer, answered, droppedWith, EMPTY_QUEUE } from "../queue/action-queue.ts";
import type { BoardAction, QueuedAction } from "../queue/board-action.ts";
import { aBoardOrder, NOW } from "../testing/board-orders.ts";
import { keepDroppedNotes, noteDraft } from "./note-draft.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", new TabStorage()));
afterEach(() => vi.unstubAllGlobals());

function pressed(action: BoardAction, key = "a"): QueuedAction {
  return { key, orderId: 1, number: "1001", version: 3, action, at: NOW, sendAt: NOW, tries: 1 };
}
const note = pressed({ kind: "note", note: "позвонить", was: "у входа" });
const changed = (was: string): ActionAnswer => ({
  kind: "changed",
  order: aBoardOrder({ version: 5, note: was }),
  by: null,
});

it("BOARD-5 sends a note again after a change that did not affect the note", () => {
  const queue = { ...EMPTY_QUEUE, actions: [note] };
  const next = answered(queue, "a", changed("у входа"), NOW);
  expect(next).toEqual({ actions: [{ ...note, version: 5 }], reports: [] });
});

it("BOARD-5 reports another person's earlier note and restores the typed note as a draft", () => {
  const queue = { ...EMPTY_QUEUE, actions: [note] };
  const next = answered(queue, "a", changed("другая"), NOW);
  expect(next).toMatchObject({ actions: [], reports: [{ action: note }] });
  keepDroppedNotes(droppedWith("a", queue, next));
  expect(readDraft(noteDraft(1))).toEqual({ note: "позвонить" });
});

it("BOARD-5 restores a note after a refused step as a draft, unless a newer one was typed", () => {
  const step = pressed({ kind: "stage", stage: "cooking" }, "b");
  const queue = { ...EMPTY_QUEUE, actions: [step, note] };
  const next = answered(queue, "b", { kind: "refused", code: "order_transition_refused" }, NOW);
  expect(droppedWith("b", queue, next)).toEqual([step, note]);
  writeDraft(noteDraft(1), { note: "новее" });
  keepDroppedNotes(droppedWith("b", queue, next));
  expect(readDraft(noteDraft(1))).toEqual({ note: "новее" });
});

it("OFFICE-5 keeps drafts for the same person; another person or a sign-out removes them", () => {
  claimDrafts(1);
  writeDraft("pause:10", { message: "печь" });
  claimDrafts(1);
  expect(readDraft("pause:10")).toEqual({ message: "печь" });
  claimDrafts(2);
  expect(readDraft("pause:10")).toBeNull();
  writeDraft("pause:10", { message: "печь" });
  forgetDrafts();
  expect(readDraft("pause:10")).toBeNull();
});
