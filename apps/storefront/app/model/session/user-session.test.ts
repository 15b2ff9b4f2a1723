import type { SavedAddress } from "@skatert/contract";
import { beforeEach, expect, it, vi } from "vitest";
import { ownChanges } from "../../platform/storage/own-changes.ts";
import { savePreferences } from "../account/preferences-sync.ts";
import { useUser } from "../account/user-store.ts";
import { useFavorites } from "../catalog/favorites-store.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { useAddresses } from "../place/addresses-store.ts";
import { endSession, resumeSession, sessionChecked, withinSession } from "./user-session.ts";

const favorites = vi.fn<() => Promise<unknown>>();
const preferences = vi.fn<() => Promise<unknown>>();
const addresses = vi.fn<() => Promise<unknown>>();
const account = vi.fn<() => Promise<unknown>>();
const logout = vi.fn(async () => ({ ok: true }));

vi.mock("../../platform/api/api.ts", () => ({
  api: {
    account: async () => ({
      account: () => account(),
      logout: () => logout(),
      favorites: () => favorites(),
      preferences: () => preferences(),
      savePreferences: async (value: readonly string[]) => ({ ok: true, value }),
      addresses: () => addresses(),
    }),
  },
}));

const home: SavedAddress = {
  id: "1",
  name: "Дом",
  line: "Театральная улица, 18",
  apartment: "7",
  entrance: "",
  floor: "",
  number: "18",
  comment: "",
  coordinates: null,
};

beforeEach(() => {
  logout.mockClear();
  favorites.mockClear();
  account.mockResolvedValue({ ok: true, value: { id: 7, name: "Тимур", phone: "+79125550101" } });
  favorites.mockResolvedValue({ ok: true, value: [1, 2] });
  preferences.mockResolvedValue({ ok: true, value: [] });
  addresses.mockResolvedValue({ ok: true, value: [] });
  useUser.getState().prefer([]);
  useAddresses.getState().set([]);
  useUser.getState().adopt({ id: 7, name: "", phone: "+79125550101" });
  useFavorites.getState().set([1, 2]);
});

it("API-6 at the start of a visit the favorites include changes of other devices", async () => {
  favorites.mockResolvedValue({ ok: true, value: [2, 3] });
  await resumeSession("ru");
  expect(useFavorites.getState().ids).toEqual([2, 3]);
});

it("ENT-7 at the start of a visit the account fills empty fields of the checkout, and no others", async () => {
  const { edit } = useCheckout.getState();
  edit({ name: "", phone: "", email: "typed@example.org" });
  await resumeSession("ru");
  const { name, phone, email } = useCheckout.getState().draft;
  expect([name, phone, email]).toEqual(["Тимур", "+79125550101", "typed@example.org"]);
});

it("API-6 a favorite pressed while the list loads keeps the pressed state", async () => {
  favorites.mockImplementation(async () => {
    useFavorites.getState().toggle(1);
    return { ok: true, value: [1, 2] };
  });
  await resumeSession("ru");
  expect(useFavorites.getState().ids).toEqual([2]);
});

it("API-6 a favorite whose saving is pending when the list loads keeps the pressed state", async () => {
  const saving = Promise.withResolvers<void>();
  useFavorites.getState().toggle(1);
  const saved = ownChanges.favorites.during(() => saving.promise);
  favorites.mockImplementation(async () => {
    saving.resolve();
    await saved;
    return { ok: true, value: [1, 2] };
  });
  await resumeSession("ru");
  expect(useFavorites.getState().ids).toEqual([2]);
});

it("APP-2 loading an old choice does not undo a choice made meanwhile", async () => {
  preferences.mockImplementation(async () => {
    useUser.getState().prefer((await savePreferences(["avoid:орехи"], "ru")) ?? []);
    return { ok: true, value: [] };
  });
  await resumeSession("ru");
  expect(useUser.getState().preferences).toEqual(["avoid:орехи"]);
  preferences.mockResolvedValue({ ok: true, value: ["avoid:соя"] });
  await resumeSession("ru");
  expect(useUser.getState().preferences).toEqual(["avoid:соя"]);
});

it("STATE-10 an address saved while the old list loads stays", async () => {
  addresses.mockImplementation(async () => {
    await ownChanges.addresses.during(async () => useAddresses.getState().set([home]));
    return { ok: true, value: [] };
  });
  await resumeSession("ru");
  expect(useAddresses.getState().addresses).toEqual([home]);
});

it("STATE-8 signing out waits until an earlier favorite is saved", async () => {
  const saving = Promise.withResolvers<void>();
  const saved = ownChanges.favorites.during(() => saving.promise);
  const ended = endSession("ru", true, async () => undefined);
  await sessionChecked();
  expect(logout).not.toHaveBeenCalled();
  saving.resolve();
  await saved;
  expect(await ended).toBe(true);
  expect(logout).toHaveBeenCalledOnce();
});

it("STATE-8 signing out waits for all pending requests, before and after the session check", async () => {
  const asking = Promise.withResolvers<void>();
  const asked = withinSession(() => asking.promise);
  await resumeSession("ru");
  const ended = endSession("ru", true, async () => undefined);
  await Promise.resolve();
  expect(logout).not.toHaveBeenCalled();
  asking.resolve();
  await asked;
  expect(await ended).toBe(true);
  expect(useUser.getState().user).toBeNull();
});

it("ROLE-2 a stored user counts as confirmed after the session check, and is forgotten when the session is dead", async () => {
  account.mockResolvedValue({ ok: false, error: { status: 401 } });
  void resumeSession("ru");
  expect(useUser.getState().user?.id).toBe(7);
  await sessionChecked();
  expect(useUser.getState().user).toBeNull();
});

it("STATE-8 a sign-out in another tab during the session check is not reverted", async () => {
  account.mockImplementation(async () => {
    useUser.getState().forget();
    return { ok: true, value: { id: 7, name: "Тимур", phone: "+79125550101" } };
  });
  await resumeSession("ru");
  expect(useUser.getState().user).toBeNull();
  expect(favorites).not.toHaveBeenCalled();
});

it("STATE-8 favorites and preferences that arrive after another tab's sign-out are dropped", async () => {
  useFavorites.getState().set([]);
  favorites.mockImplementation(async () => {
    useUser.getState().forget();
    return { ok: true, value: [1, 2] };
  });
  preferences.mockResolvedValue({ ok: true, value: ["avoid:соя"] });
  await resumeSession("ru");
  expect(useFavorites.getState().ids).toEqual([]);
  expect(useUser.getState().preferences).toEqual([]);
});
