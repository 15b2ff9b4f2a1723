import { beforeEach, expect, it, vi } from "vitest";
import { useFavorites } from "./favorites-store.ts";
import { resumeSession } from "./user-session.ts";
import { useUser } from "./user-store.ts";

const favorites = vi.fn<() => Promise<unknown>>();

vi.mock("./api.ts", () => ({
  loadApi: async () => ({
    account: {
      account: async () => ({ ok: true, value: { id: 7, name: "Тимур", phone: "+79125550101" } }),
      favorites: () => favorites(),
      preferences: async () => ({ ok: true, value: [] }),
      addresses: async () => ({ ok: true, value: [] }),
    },
  }),
}));

beforeEach(() => {
  useUser.getState().adopt({ id: 7, name: "", phone: "+79125550101" });
  useFavorites.getState().set([1, 2]);
});

it("API-6 at the start of a visit the favourites are what other devices have made of them", async () => {
  favorites.mockResolvedValue({ ok: true, value: [2, 3] });
  await resumeSession("ru");
  expect(useFavorites.getState().ids).toEqual([2, 3]);
});

it("API-6 a heart that is pressed while the list is on its way stays as it was pressed", async () => {
  favorites.mockImplementation(async () => {
    useFavorites.getState().toggle(1);
    return { ok: true, value: [1, 2] };
  });
  await resumeSession("ru");
  expect(useFavorites.getState().ids).toEqual([2]);
});
