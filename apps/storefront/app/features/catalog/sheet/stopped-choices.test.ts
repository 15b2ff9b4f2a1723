import { categoriesFromWire } from "@skatert/contract";
import { menuOfCases } from "@skatert/contract/testing";
import { type Choice, indexCatalog, nothingBanned } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { dishDetail } from "./dish-detail-view.ts";
import { goneSpeech, goneText, withoutStopped } from "./stopped-choices.ts";

const catalog = indexCatalog(categoriesFromWire(menuOfCases()));
const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });

function lunchGroups() {
  const lunch = catalog.products.get(401);
  if (lunch === undefined) throw new Error("no lunch");
  const context = {
    catalog,
    buyingBan: nothingBanned,
    dishNotes: false,
    everyByRequest: false,
    badgeName: (badge: string) => badge,
    ratings: new Map(),
    categoryUrl: () => "/menu/x",
    now: 0,
    timeZone: "Europe/Moscow",
    locationId: null,
  };
  return dishDetail(lunch, context, { named: [], namesOf: () => [] }).groups;
}

const groups = lunchGroups();
const one = (groupId: number, id: number): Choice => ({ groupId, id, count: 1, variationId: null });
const [medium, salad, smoothie] = [one(91, 911), one(92, 922), one(71, 503)];
const steak = { ...one(70, 201), choices: [medium, salad] };
const stopped = (id: number, text: string) => (option: { readonly id: number }) =>
  option.id === id ? text : undefined;

describe("a choice that is stopped while its sheet is open", () => {
  it("MENU-14 is taken out and replaced by nothing, and the others are kept", () => {
    const kept = withoutStopped(groups, [steak, smoothie], stopped(503, "Снова с 18:00"));
    expect(kept.choices).toEqual([steak]);
    expect(kept.gone).toMatchObject([{ root: 71, groupId: 71, option: { id: 503 } }]);
  });

  it("MENU-14 says why it is gone and what its group asks now", () => {
    const stopOf = stopped(503, "Снова с 18:00");
    const kept = withoutStopped(groups, [steak, smoothie], stopOf);
    expect(kept.gone.map((each) => goneText(each, stopOf, i18n))).toEqual(["Смузи: Снова с 18:00"]);
    expect(goneText({ root: 71, groupId: 71, option: optionOf(kept.gone) }, stopped(503, ""), i18n)).toBe(
      "Смузи: Закончилось",
    );
    expect(goneSpeech(groups, kept, stopOf, i18n)).toBe("Смузи: Снова с 18:00. Напиток: выбрано 0 из 1");
  });

  it("MENU-14 within a dish of a set leaves the dish chosen", () => {
    const kept = withoutStopped(groups, [steak, smoothie], stopped(922, ""));
    expect(kept.choices).toEqual([{ ...steak, choices: [medium] }, smoothie]);
    expect(kept.gone).toMatchObject([{ root: 70, groupId: 92, within: 201, option: { id: 922 } }]);
  });

  it("MENU-14 a dish of a set goes with what was chosen inside it", () => {
    expect(withoutStopped(groups, [steak, smoothie], stopped(201, "")).choices).toEqual([smoothie]);
  });

  it("MENU-14 is not mentioned once it is offered again, and unstopped choices stay the same objects", () => {
    const { gone } = withoutStopped(groups, [smoothie], stopped(503, ""));
    expect(gone.map((each) => goneText(each, () => undefined, i18n))).toEqual([null]);
    const untouched = withoutStopped(groups, [steak, smoothie], () => undefined);
    expect(untouched).toEqual({ choices: [steak, smoothie], gone: [] });
    expect(untouched.choices[0]).toBe(steak);
  });
});

function optionOf([first]: ReturnType<typeof withoutStopped>["gone"]) {
  if (first === undefined) throw new Error("nothing is gone");
  return first.option;
}
