import type { WireBulkPatched } from "@skatert/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { forgetDrafts } from "../../platform/drafts/drafts.ts";
import { TabStorage } from "../../platform/drafts/testing-tab-storage.ts";
import { createGridSaver } from "./grid-saver.ts";
import { keepEditsOf, keptEdits } from "./kept-edits.ts";
import { columns, dish } from "./testing-dishes.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", new TabStorage()));
afterEach(() => vi.unstubAllGlobals());

const away = { ok: false, error: { code: "no_answer", status: null, data: {}, retryAfterSeconds: null } } as const;
const saved = {
  ...({ id: "101", outcome: "saved", product: dish("101"), by: null, reason: null } as const),
  undo: { set: {}, unset: {}, as_main: [], unsold: [], exact: true as const },
};
const edit = { lineKey: "101", column: columns.price, text: "310" };
const kept = () => keptEdits(Object.values(columns)).map(({ lineKey, text }) => [lineKey, text]);

/** An edit on its way while the person leaves the screen. */
function leftOnItsWay() {
  const dishes = new Map([["101", dish("101")]]);
  let answer: (result: OfficeResult<WireBulkPatched>) => void = () => {};
  const saver = createGridSaver({
    dishes: () => dishes,
    send: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const leave = keepEditsOf(saver.store, Object.values(columns));
  saver.save(dishes, [edit]);
  leave();
  expect(kept()).toEqual([["101", "310"]]);
  return { saver, answer: (result: OfficeResult<WireBulkPatched>) => answer(result) };
}

it("EDIT-7 an edit that was saved after the screen was left is not sent again over newer values", async () => {
  const { saver, answer } = leftOnItsWay();
  answer({ ok: true, value: { rows: [saved] } });
  await vi.waitFor(() => expect(saver.store.getState().pending).toEqual([]));
  expect(kept()).toEqual([]);
});

it("OFFICE-5 an edit that failed after the screen was left is still kept", async () => {
  const { saver, answer } = leftOnItsWay();
  answer(away);
  await vi.waitFor(() => expect(saver.store.getState().failure).not.toBeNull());
  expect(kept()).toEqual([["101", "310"]]);
});

it("OFFICE-5 an answer after the sign-out leaves no edit to the next person", async () => {
  const { saver, answer } = leftOnItsWay();
  forgetDrafts();
  answer(away);
  await vi.waitFor(() => expect(saver.store.getState().failure).not.toBeNull());
  expect(kept()).toEqual([]);
});

it("EDIT-7 a kept edit still has the value that the person saw", () => {
  leftOnItsWay();
  expect(keptEdits(Object.values(columns))).toMatchObject([{ lineKey: "101", text: "310", seen: "300" }]);
});

it("OFFICE-5 edits of one grid's columns survive the edits of another grid", async () => {
  const { answer } = leftOnItsWay();
  answer(away);
  const dishes = new Map([["101", dish("101")]]);
  const saver = createGridSaver({ dishes: () => dishes, send: () => Promise.resolve(away) });
  keepEditsOf(saver.store, [columns.name]);
  saver.save(dishes, [{ lineKey: "101", column: columns.name, text: "Борщ" }]);
  expect(kept()).toEqual([
    ["101", "310"],
    ["101", "Борщ"],
  ]);
  saver.discard();
  expect(kept()).toEqual([["101", "310"]]);
});

it("EDIT-7 an edit on its way from another grid is not kept once it is saved", async () => {
  const { saver, answer } = leftOnItsWay();
  keepEditsOf(saver.store, [columns.name]);
  answer({ ok: true, value: { rows: [saved] } });
  await vi.waitFor(() => expect(saver.store.getState().pending).toEqual([]));
  expect(kept()).toEqual([]);
});
