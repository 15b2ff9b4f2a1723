import { describe, expect, it } from "vitest";
import { bannedDays, daysOf, repeatFields, repeatOf } from "./entry-values.ts";
import { popupEntry, popupPatch, popupRows, popupsInOrder, withoutPopup, withPopup } from "./popup-list.ts";

const facets = {
  settings: [
    { id: 1, title: "Закрыто", isTimePopup: true },
    { id: 4, title: "Клубника", image: "/klubnika.webp", sklad: [503] },
  ],
  "settings.en": [{ id: 4, title: "Strawberries" }],
};
const nothing = { set: {}, unset: [] };

describe("popups, a list in the settings (EDIT-4)", () => {
  it("EDIT-4 reads popups as rows with the draft applied", () => {
    const published = { ...facets, settings: [{ id: 1, title: "Закрыто", isTimePopup: true }] };
    expect(popupRows({ facets, published }).map(({ id, name, state }) => [id, name, state])).toEqual([
      ["1", "Закрыто", "published"],
      ["4", "Клубника", "new"],
    ]);
    expect(popupRows({ facets, published: null })[1]).toMatchObject({ state: "published", image: "/klubnika.webp" });
  });

  it("EDIT-4 changes one popup and keeps the others", () => {
    expect(popupEntry(facets, "4")).toEqual({ main: facets.settings[1], languages: { en: facets["settings.en"][0] } });
    const patch = popupPatch(facets, "1", {
      main: nothing,
      languages: { en: { set: { title: "Closed" }, unset: [] } },
    });
    expect(patch).toEqual({
      value: {
        "settings.en": [
          { id: 4, title: "Strawberries" },
          { id: 1, title: "Closed" },
        ],
      },
    });
    const named = popupPatch(facets, "4", { main: { set: { title: "Ягоды" }, unset: [] }, languages: {} });
    expect(named.value?.["settings"]).toEqual([facets.settings[0], { ...facets.settings[1], title: "Ягоды" }]);
  });

  it("EDIT-4 adds a popup with a new number, reorders popups, and removes one in every language", () => {
    expect(withPopup(facets, { title: "Новое" })).toMatchObject({ id: "5" });
    expect(popupsInOrder(facets, ["4", "1"]).value?.["settings"]).toEqual(facets.settings.toReversed());
    expect(withoutPopup(facets, "4").value).toEqual({ settings: [facets.settings[0]], "settings.en": [] });
  });

  it("EDIT-4 reads days and repeat like the shop", () => {
    expect(daysOf(["Monday", "вт", "7"])).toEqual(["3", "4", "5", "6"]);
    expect(daysOf(bannedDays(["2", "6"]))).toEqual(["2", "6"]);
    for (const repeat of ["once", "session", "always"] as const) expect(repeatOf(repeatFields(repeat))).toBe(repeat);
    expect(repeatOf({ repeat_mode: "One-Off", repeatable: true })).toBe("once");
  });
});
