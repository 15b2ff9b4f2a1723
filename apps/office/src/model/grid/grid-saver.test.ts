import type { WireBulkResult, WireBulkRow, WireProductRow } from "@skatert/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createGridSaver, type SaverDeps } from "./grid-saver.ts";
import { withPending } from "./pending-dishes.ts";
import { withoutSeen } from "./seen-edits.ts";
import { columns, dish } from "./testing-dishes.ts";

const price = (amount: number) => ({ price: amount, regular_price: amount, in_stock: true, sizes: {}, options: {} });
type Answer = Awaited<ReturnType<SaverDeps["send"]>>;
const away: Answer = { ok: false, error: { code: "no_answer", status: null, data: {}, retryAfterSeconds: null } };

describe("saving of the grid", () => {
  let dishes: Map<string, WireProductRow>;
  let sent: (readonly WireBulkRow[])[];
  let isAway: boolean;
  /** The connection breaks after the server has saved. */
  let isDeaf: boolean;
  let answers: Map<string, Answer>;

  beforeEach(() => {
    dishes = new Map(["101", "102", "103"].map((id) => [id, dish(id)]));
    sent = [];
    isAway = false;
    isDeaf = false;
    answers = new Map();
  });

  /** A server that counts versions and returns the values for an undo. */
  function answered({ id, etag, set = {} }: WireBulkRow): WireBulkResult {
    const before = dishes.get(id);
    const none = { id, undo: null, by: null, reason: null };
    if (before === undefined) return { ...none, outcome: "fault", product: null, reason: "unknown" };
    if (before.etag !== etag) return { ...none, outcome: "changed", product: before, by: "Борис" };
    const was = before.prices["catalog"];
    if (was === undefined) throw new Error("no menu");
    const catalog = { ...was, ...set["catalog"] };
    // Like the server's, the version depends on the content.
    const product = { ...before, etag: `"${id} ${String(catalog.price)}"`, prices: { ...before.prices, catalog } };
    dishes.set(id, product);
    const undo = {
      set: { catalog: { price: was.price, regular_price: was.regular_price } },
      unset: {},
      as_main: [],
      unsold: [],
      exact: true as const,
    };
    return { ...none, outcome: "saved", product, undo };
  }

  const saver = () =>
    createGridSaver({
      dishes: () => dishes,
      send: async (rows, key) => {
        await Promise.resolve();
        if (isAway) return away;
        sent.push(rows);
        const answer: Answer = answers.get(key) ?? { ok: true, value: { rows: rows.map(answered) } };
        answers.set(key, answer);
        return isDeaf ? away : answer;
      },
    });
  const priceOf = (id: string) => dishes.get(id)?.prices["catalog"]?.price;
  const edit = (id: string, text: string) => ({ lineKey: id, column: columns.price, text });
  /** As the grid shows them, with the edits on their way. */
  const shown = ({ store }: ReturnType<typeof saver>) =>
    new Map(withPending([...dishes.values()], store.getState().pending).map((each) => [each.id, each]));
  const atRest = ({ store }: ReturnType<typeof saver>) =>
    vi.waitFor(() => expect(store.getState().pending).toEqual([]));

  it("EDIT-7 saves quick edits of a dish in turn, each with the version of the previous answer", async () => {
    const grid = saver();
    for (const text of ["310", "320", "330"]) grid.save(shown(grid), [edit("101", text)]);
    await atRest(grid);
    expect(sent.map(([row]) => row?.etag)).toEqual(['"101-1"', '"101 310"', '"101 320"']);
    expect(priceOf("101")).toBe(330);
    expect(grid.store.getState().refused).toEqual([]);
  });

  it("EDIT-2 sends many dishes as one request, then undoes and redoes the steps in turn", async () => {
    const grid = saver();
    grid.save(
      dishes,
      ["101", "102", "103"].map((id) => edit(id, "400")),
    );
    grid.save(shown(grid), [edit("101", "500")]);
    grid.undo();
    grid.undo();
    await atRest(grid);
    expect(sent.map((rows) => rows.length)).toEqual([3, 1, 1, 3]);
    expect(["101", "102", "103"].map(priceOf)).toEqual([300, 300, 300]);
    grid.redo();
    await atRest(grid);
    expect(["101", "102", "103"].map(priceOf)).toEqual([400, 400, 400]);
    expect(grid.store.getState()).toMatchObject({ done: [expect.anything()], undone: [expect.anything()] });
  });

  it("EDIT-2 lists dishes that another person changed before an undo, and does not overwrite them", async () => {
    const grid = saver();
    grid.save(dishes, [edit("101", "400"), edit("102", "400")]);
    await atRest(grid);
    const theirs = { ...dish("101"), etag: '"theirs"', name: "Борщ Бориса" };
    dishes.set("101", theirs);
    grid.undo();
    await atRest(grid);
    expect(dishes.get("101")).toBe(theirs);
    expect(priceOf("102")).toBe(300);
    expect(grid.store.getState().refused).toMatchObject([{ id: "101", name: "Борщ Бориса", by: "Борис" }]);
  });

  it("EDIT-2 marks a faulty text, does not send it, and clears the mark once it is corrected", async () => {
    const grid = saver();
    grid.save(dishes, [edit("101", "дорого")]);
    expect(sent).toEqual([]);
    expect([...grid.store.getState().faults.values()]).toMatchObject([{ text: "дорого", fault: "price" }]);
    grid.save(dishes, [edit("101", "310")]);
    await atRest(grid);
    expect(grid.store.getState().faults.size).toBe(0);
  });

  it("OFFICE-5 keeps edits through a lost connection and saves them on request", async () => {
    const grid = saver();
    isAway = true;
    grid.save(dishes, [edit("101", "310")]);
    grid.save(dishes, [edit("102", "320")]);
    await vi.waitFor(() => expect(grid.store.getState().failure).not.toBeNull());
    expect(grid.store.getState().pending).toHaveLength(2);
    isAway = false;
    grid.sendAgain();
    await atRest(grid);
    expect([priceOf("101"), priceOf("102")]).toEqual([310, 320]);
    isAway = true;
    grid.undo();
    await vi.waitFor(() => expect(grid.store.getState().failure).not.toBeNull());
    isAway = false;
    grid.sendAgain();
    await atRest(grid);
    expect([priceOf("101"), priceOf("102")]).toEqual([310, 300]);
  });

  it("EDIT-2 a step that was saved without an answer is undone and redone like any other", async () => {
    const grid = saver();
    const failed = () => vi.waitFor(() => expect(grid.store.getState().failure).not.toBeNull());
    for (const act of [() => grid.save(dishes, [edit("101", "310"), edit("102", "320")]), grid.undo, grid.redo]) {
      isDeaf = true;
      act();
      await failed();
      isDeaf = false;
      grid.sendAgain();
      await atRest(grid);
    }
    expect([priceOf("101"), priceOf("102")]).toEqual([310, 320]);
    expect(grid.store.getState()).toMatchObject({ done: [{ length: 2 }], undone: [], refused: [] });
    grid.undo();
    await atRest(grid);
    expect([priceOf("101"), priceOf("102")]).toEqual([300, 300]);
  });

  it("EDIT-7 an edit that waited for a connection does not overwrite what another person saved meanwhile", async () => {
    const grid = saver();
    isAway = true;
    grid.save(dishes, [edit("101", "310"), edit("102", "320")]);
    await vi.waitFor(() => expect(grid.store.getState().failure).not.toBeNull());
    const theirs = { ...dish("101", { prices: { catalog: price(350) } }), etag: '"theirs"' };
    dishes.set("101", theirs);
    isAway = false;
    grid.sendAgain();
    await atRest(grid);
    expect([priceOf("101"), priceOf("102")]).toEqual([350, 320]);
    const { refused } = grid.store.getState();
    expect(refused).toMatchObject([{ id: "101", by: null, reason: null, edits: [{ text: "310" }] }]);
    grid.save(dishes, withoutSeen(refused.flatMap(({ edits }) => edits)));
    await atRest(grid);
    expect(priceOf("101")).toBe(310);
  });

  it("EDIT-7 an edit of the value that another person saved as well is no conflict", async () => {
    const grid = saver();
    isAway = true;
    grid.save(dishes, [edit("101", "350")]);
    await vi.waitFor(() => expect(grid.store.getState().failure).not.toBeNull());
    dishes.set("101", { ...dish("101", { prices: { catalog: price(350) } }), etag: '"theirs"' });
    isAway = false;
    grid.sendAgain();
    await atRest(grid);
    expect(dishes.get("101")?.etag).toBe('"theirs"');
    expect(grid.store.getState().refused).toEqual([]);
  });

  it("EDIT-7 a cell that was open while another person changed it is refused, another cell of the dish is saved", async () => {
    const grid = saver();
    dishes.set("101", { ...dish("101", { prices: { catalog: price(350) } }), etag: '"theirs"' });
    grid.save(dishes, [{ ...edit("101", "310"), seen: "300" }]);
    grid.save(dishes, [{ lineKey: "101", column: columns.name, text: "Борщ", seen: "Борщ 101" }]);
    await atRest(grid);
    expect(sent).toMatchObject([[{ id: "101", set: { menus: { name: "Борщ" } } }]]);
    expect(grid.store.getState().refused).toMatchObject([{ id: "101", edits: [{ text: "310" }] }]);
  });

  it("EDIT-7 an edit right after an undo, whose answer is on its way, is no conflict", async () => {
    const grid = saver();
    grid.save(dishes, [edit("101", "400")]);
    await atRest(grid);
    grid.undo();
    grid.save(dishes, [edit("101", "410")]);
    await atRest(grid);
    expect(priceOf("101")).toBe(410);
    expect(grid.store.getState().refused).toEqual([]);
  });

  it("EDIT-2 sends more than a thousand dishes in several requests, as one undo step", async () => {
    dishes = new Map(Array.from({ length: 1_500 }, (_, index) => [String(index), dish(String(index))]));
    const grid = saver();
    grid.save(
      dishes,
      [...dishes.keys()].map((id) => edit(id, "400")),
    );
    await atRest(grid);
    grid.undo();
    await atRest(grid);
    expect(sent.map((rows) => rows.length)).toEqual([1_000, 500, 1_000, 500]);
    expect(new Set([...dishes.keys()].map(priceOf))).toEqual(new Set([300]));
    expect(grid.store.getState().done).toEqual([]);
  });
});
