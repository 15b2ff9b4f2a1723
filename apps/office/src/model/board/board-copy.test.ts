import { beforeEach, expect, it } from "vitest";
import { boardCopy, removeOldCopies } from "./board-copy.ts";
import { aBoardOrder, NOW } from "./testing/board-orders.ts";

const hour = 3_600_000;
const orders = new Map([[1, aBoardOrder({ id: 1 })]]);
const state = { last: 5, orders, checkedAt: NOW, leftOff: 2 };
let entries: Map<string, Response>;

beforeEach(() => {
  entries = new Map();
});

/** The part of the Cache API that the copy uses. */
const storage = {
  open: async () => ({
    match: async (at: string | Request) => entries.get(typeof at === "string" ? at : new URL(at.url).pathname)?.clone(),
    put: async (address: string, response: Response) => void entries.set(address, response),
    keys: async () => [...entries.keys()].map((address) => new Request(new URL(address, "http://office.test"))),
    delete: async (at: string | Request) => entries.delete(typeof at === "string" ? at : new URL(at.url).pathname),
  }),
} as unknown as CacheStorage;
const copyOf = (changes: object = {}) =>
  boardCopy({
    storage,
    branchId: 10,
    staffId: 1,
    build: "a",
    now: () => NOW + hour,
    isSignedIn: () => true,
    ...changes,
  });

it("BOARD-8 restores the orders unchanged", async () => {
  await copyOf().write(state);
  expect(await copyOf().read()).toEqual(state);
});

it.each([
  ["of another person", { staffId: 2 }],
  ["of another branch", { branchId: 20 }],
  ["of another build of the office", { build: "b" }],
  ["older than twelve hours", { now: () => NOW + 12 * hour + 1 }],
])("BOARD-8 ignores a copy %s", async (_name, reader) => {
  await copyOf().write(state);
  expect(await copyOf(reader).read()).toBeNull();
});

it("BOARD-8 removes the copy of another person's board on the next write", async () => {
  await copyOf().write(state);
  await copyOf({ staffId: 2 }).write(state);
  expect([...entries.keys()]).toEqual(["/office/copies/10/2"]);
});

it("ignores a damaged copy", async () => {
  for (const text of ["", "{", "null", '{"last":1}']) {
    entries.set("/office/copies/10/1", new Response(text));
    expect(await copyOf().read()).toBeNull();
  }
});

it("BOARD-8 removes guests' data after twelve hours, even if no board reads the copy", async () => {
  await copyOf().write(state);
  await removeOldCopies(storage, NOW + 12 * hour);
  expect(entries.size).toBe(1);
  await removeOldCopies(storage, NOW + 12 * hour + 1);
  expect(entries.size).toBe(0);
  await copyOf().write(state);
  await copyOf({ now: () => NOW + 12 * hour + 1 }).read();
  expect(entries.size).toBe(0);
});

it("STAFF-1 keeps no guest's data on the device once the session has ended", async () => {
  await copyOf({ isSignedIn: () => false }).write(state);
  expect(entries.size).toBe(0);
});

it("STAFF-1 removes a copy that was being written when the session ended", async () => {
  let isSignedIn = true;
  const writing = copyOf({ isSignedIn: () => isSignedIn }).write(state);
  isSignedIn = false;
  await writing;
  expect(entries.size).toBe(0);
});
