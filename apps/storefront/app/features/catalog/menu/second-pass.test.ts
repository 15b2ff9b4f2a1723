import { beforeEach, expect, it, vi } from "vitest";
import type { PackedSection } from "./packed-dish.ts";
import type { SecondPass } from "./pass-state.ts";
import { secondPass, withLater } from "./second-pass.tsx";

const { fetchPayload, usePlace } = vi.hoisted(() => ({
  fetchPayload: vi.fn<() => Promise<unknown>>(),
  usePlace: { getState: () => ({ place: null as object | null }), subscribe: (_: () => void) => () => undefined },
}));
vi.mock("../../../platform/api/payload.ts", () => ({ fetchPayload }));
vi.mock("../../../model/place/place-store.ts", () => ({ usePlace }));
vi.mock("../../../ui/browser/when-idle.ts", () => ({ whenIdle: async () => undefined }));
vi.mock("../../../i18n/dictionary/later-messages.ts", () => ({ laterMessages: async () => undefined }));

const section = (id: number, more: Partial<PackedSection> = {}): PackedSection => ({
  id,
  slug: `s${id}`,
  name: "",
  description: "",
  url: "",
  cards: [],
  ...more,
});
const first = [section(1), section(2, { awaited: 3 }), section(3, { awaited: 1 })];

beforeEach(() => {
  fetchPayload.mockReset();
  vi.stubGlobal("window", new EventTarget());
});

/** Runs a second pass and returns its states so far. */
async function run(needsAddressFirst = false) {
  const told: SecondPass[] = [];
  const stop = new AbortController();
  const done = secondPass(first, { needsAddressFirst, tell: (pass) => told.push(pass), signal: stop.signal });
  return { told, stop, done };
}

it("STATE-2 puts loaded dishes into their waiting sections, and leaves out empty sections", () => {
  const later = [section(2, { url: "/came" })];
  expect(withLater(first, later)).toEqual([first[0], later[0]]);
});

it("STATE-1 shows a failure in the sections and retries when the connection is back", async () => {
  fetchPayload.mockRejectedValueOnce(new Error("no connection"));
  const { told, done } = await run();
  await done;
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ of: first, whole: null });
  expect(told[0]?.failed).not.toBeNull();
  fetchPayload.mockResolvedValueOnce([section(2), section(3)]);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(told.at(-1)?.whole).toHaveLength(3));
  expect(told.map(({ failed }) => failed !== null)).toEqual([true, false, false]);
});

it("STATE-2 waits for a place if one must be chosen first, and requests nothing after the page is left", async () => {
  let changed = () => undefined as unknown;
  usePlace.subscribe = (listener) => {
    changed = listener;
    return () => undefined;
  };
  fetchPayload.mockResolvedValue([]);
  const waiting = await run(true);
  changed();
  expect(fetchPayload).not.toHaveBeenCalled();
  usePlace.getState = () => ({ place: {} });
  changed();
  await waiting.done;
  expect(fetchPayload).toHaveBeenCalledTimes(1);
  const left = await run();
  left.stop.abort();
  await left.done;
  expect(left.told).toEqual([]);
});
