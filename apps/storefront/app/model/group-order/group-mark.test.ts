import { afterEach, expect, it, vi } from "vitest";
import { groupName, hasGroup } from "./group-mark.ts";
import { useGroup } from "./group-store.ts";

afterEach(() => vi.unstubAllGlobals());

it("is found under the store's key until the group order ends", () => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => entries.get(name) ?? null });
  expect(hasGroup()).toBe(false);
  const { name, partialize } = useGroup.persist.getOptions();
  expect(name).toBe(groupName);
  const keep = () => entries.set(groupName, JSON.stringify({ state: partialize?.(useGroup.getState()), version: 1 }));
  const part = { lost: [], isMerged: false, isOrdered: false, kept: null } as const;
  useGroup.getState().begin({ role: "host", id: "g", key: "k", name: "Анна", ...part });
  keep();
  expect(hasGroup()).toBe(true);
  useGroup.getState().end();
  keep();
  expect(hasGroup()).toBe(false);
});
