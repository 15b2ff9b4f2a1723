import { afterEach, describe, expect, it, vi } from "vitest";
import { changeDiet, hiddenWords } from "./diet.ts";
import { useDiet } from "./diet-store.ts";
import { useUser } from "./user-store.ts";

const savePreferences = vi.hoisted(() =>
  vi.fn(async (words: readonly string[]): Promise<readonly string[] | null> => words),
);
vi.mock("./preferences-sync.ts", () => ({ savePreferences }));

afterEach(() => {
  useDiet.getState().avoid([]);
  useUser.getState().prefer([]);
  savePreferences.mockClear();
});

describe("APP-2 what the menu hides", () => {
  it("joins the device's allergens with those of an account that hides them", () => {
    expect(hiddenWords(["молоко"], ["avoid:рыба", "avoid:молоко", "hide-avoided"])).toEqual(["молоко", "рыба"]);
  });

  it("leaves visible what an account only marks", () => {
    expect(hiddenWords([], ["avoid:рыба"])).toEqual([]);
  });
});

describe("APP-2 a change of the diet", () => {
  it("stays on the device, without a call to the shop", async () => {
    await changeDiet(["молоко", "рыба"], [], "ru");
    await changeDiet(["соя"], ["рыба"], "ru");
    expect(useDiet.getState().avoided).toEqual(["молоко", "соя"]);
    expect(savePreferences).not.toHaveBeenCalled();
  });

  it("takes a removed allergen out of the account too, and keeps the rest of it", async () => {
    useUser.getState().prefer(["avoid:рыба", "avoid:соя", "like:хит", "hide-avoided"]);
    await changeDiet([], ["рыба"], "ru");
    expect(hiddenWords(useDiet.getState().avoided, useUser.getState().preferences)).toEqual(["соя"]);
    expect(useUser.getState().preferences).toContain("like:хит");
  });

  it("hides the dishes again if the account refuses", async () => {
    savePreferences.mockResolvedValueOnce(null);
    useUser.getState().prefer(["avoid:рыба", "hide-avoided"]);
    expect(await changeDiet([], ["рыба"], "ru")).toBe(false);
    expect(hiddenWords([], useUser.getState().preferences)).toEqual(["рыба"]);
  });
});
