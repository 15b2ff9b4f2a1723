import { money } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { sumsText } from "../../model/group-order/copy-text.ts";
import type { GroupData } from "../../model/group-order/group-data.ts";
import { mineText, partOfMine, sentText } from "../../model/group-order/mine.ts";
import { type GuestPart, guestNote } from "./guest-note.ts";
import { guestShare, isExpired } from "./guest-share.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru"), overrides: {} });
const part: GuestPart = {
  state: "open",
  isOut: false,
  isExpired: false,
  step: "choosing",
  outcome: "done",
  host: "Анна",
  sum: money(640_00),
};

describe("texts for a guest of a group order", () => {
  it.each([
    ["while choosing", {}, /^Ваших блюд на 640/],
    ["when done, before the server knows", { step: "sending" }, /^Передаём блюда$/],
    ["when done", { step: "done" }, /^Блюда переданы. Заказ оформит Анна$/],
    ["without a connection, before being done", { step: "sending", outcome: "failed" }, /^Нет связи/],
    ["with too many dishes", { outcome: "too-many-dishes" }, /не поместится/],
    ["while the host checks out", { state: "closed", outcome: "closed" }, /^Заказ оформляют/],
    ["after its time, not ordered", { state: "closed", isExpired: true }, /^Время общего заказа вышло.*Анна/],
    ["ordered before its time ended", { state: "ordered", isExpired: false }, /^Заказ оформлен/],
    ["cancelled by the host", { state: "cancelled", outcome: "closed" }, /^Общий заказ отменён: Анна/],
    ["removed by the host", { isOut: true, state: "closed" }, /больше не участвуете/],
    ["removed before the order", { isOut: true, state: "ordered" }, /больше не участвуете/],
    ["after the order", { state: "ordered" }, /^Заказ оформлен. Ваших блюд на 640/],
  ] as const)("%s", (_situation, change, text) => {
    expect(guestNote({ ...part, ...change }, i18n)).toMatch(text);
  });

  it("is done only with the dishes that the server has confirmed", () => {
    const [cart, other] = [[aCartLine({ productId: 101 })], [aCartLine({ productId: 102 })]];
    const [dishes, before] = [mineText(cart), mineText(other)];
    const sent = sentText(true, dishes);
    expect(partOfMine({ doneWith: null, sent: null }, cart, "failed")).toEqual({ step: "choosing", outcome: "failed" });
    expect(partOfMine({ doneWith: dishes, sent: null }, cart, "done")).toEqual({ step: "sending", outcome: "done" });
    for (const earlier of [sentText(false, dishes), sentText(true, before)])
      expect(partOfMine({ doneWith: dishes, sent: earlier }, cart, "failed").step).toBe("sending");
    expect(partOfMine({ doneWith: dishes, sent }, cart, "failed")).toEqual({ step: "done", outcome: "done" });
    expect(partOfMine({ doneWith: dishes, sent }, other, "done").step).toBe("choosing");
  });

  it("counts the server's dishes once it is closed, and shows that the cart has others", () => {
    const [borscht, burger] = [aCartLine({ productId: 101 }), aCartLine({ productId: 102 })];
    const person = { id: 1, name: "Олег", done: true, lines: [borscht], kept: null, gone: ["Плов"] };
    const data: GroupData = {
      id: "g",
      host: "Анна",
      state: "open",
      revision: 1,
      branch: "",
      address: "",
      timeZone: "UTC",
      place: null,
      expiresAt: 1_000,
      now: 0,
      people: [person],
    };
    const own = { personId: 1 };
    const cart = [borscht, burger];
    const mine = { state: "open", lines: cart, gone: [], dropped: [], isOther: false };
    expect(guestShare(own, null, cart)).toEqual(mine);
    expect(guestShare(own, data, cart)).toEqual(mine);
    for (const state of ["closed", "ordered"] as const) {
      const late = guestShare(own, { ...data, state }, cart);
      expect(late).toEqual({ state, lines: [borscht], gone: ["Плов"], dropped: [], isOther: true });
      expect(guestShare(own, { ...data, state }, [borscht]).isOther).toBe(false);
      const soldOut = aCartLine({ productId: 103, name: "Плов" });
      expect(guestShare(own, { ...data, state }, [borscht, soldOut]).isOther).toBe(false);
    }
  });

  it("names the dishes that the host took out, and counts the others", () => {
    const borscht = aCartLine({ productId: 101, name: "Борщ" });
    const burger = aCartLine({ productId: 102, name: "Бургер", quantity: 3 });
    const fewer = { ...burger, quantity: 2 };
    const person = { id: 1, name: "Олег", done: true, lines: [borscht, burger], kept: [fewer], gone: [] };
    const data: GroupData = {
      id: "g",
      host: "Анна",
      state: "closed",
      revision: 1,
      branch: "",
      address: "",
      timeZone: "UTC",
      place: null,
      expiresAt: 1_000,
      now: 0,
      people: [person],
    };
    const share = guestShare({ personId: 1 }, data, [borscht, burger]);
    expect(share).toMatchObject({ lines: [fewer], dropped: ["Борщ", "Бургер"], isOther: false });
    const cancelled = guestShare({ personId: 1 }, { ...data, state: "cancelled" }, [burger]);
    expect(cancelled).toMatchObject({ dropped: [], isOther: false });
    const whole = { ...data, people: [{ ...person, kept: [borscht, burger] }] };
    expect(guestShare({ personId: 1 }, whole, [borscht, burger])).toMatchObject({ dropped: [], isOther: false });
  });

  it.each([
    ["cancelled", 999, false],
    ["open", 1_000, false],
    ["closed", 1_000, false],
    ["closed", 999, true],
    ["ordered", 999, false],
  ] as const)("is told that the time is over: %s, ends at %i", (state, expiresAt, isLate) => {
    expect(isExpired({ state, expiresAt, now: 999 })).toBe(isLate);
  });

  it("copies a line for each person", () => {
    const text = sumsText(
      [
        { name: "Вы", sum: money(450_00) },
        { name: "Олег", sum: money(780_50) },
      ],
      i18n,
    );
    expect(text.split("\n")).toEqual([expect.stringMatching(/^Вы: 450/), expect.stringMatching(/^Олег: 780,50/)]);
  });
});
