import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress } from "./address-text.ts";

const parts = (text: string) => {
  const { words, house, apartment, entrance, floor, intercom } = parseAddress(text);
  return [words.join(" "), house, apartment, entrance, floor, intercom];
};

describe("an address typed in one line", () => {
  it.each([
    ["ул соборная 14 кв 5", ["соборная", "14", "5", "", "", ""]],
    ["ул. Соборная, д.14, кв.5, подъезд 2, этаж 3, домофон 55", ["соборная", "14", "5", "2", "3", "55"]],
    ["соборная 14 кв5 2 подъезд 3 этаж", ["соборная", "14", "5", "2", "3", ""]],
    ["соборная 14, 3-й этаж, 2-й подъезд, кв 5", ["соборная", "14", "5", "2", "3", ""]],
    ["Соборная 14-5", ["соборная", "14", "5", "", "", ""]],
    ["Соборная 14 5", ["соборная", "14", "5", "", "", ""]],
    ["Соборная д. 14 к 2 оф 7", ["соборная", "14к2", "7", "", "", ""]],
    ["Соборная 14 а корп 2 кв 5", ["соборная", "14ак2", "5", "", "", ""]],
    ["Соборная 14/2 стр 1", ["соборная", "14/2с1", "", "", "", ""]],
    ["кв 5, Соборная 14", ["соборная", "14", "5", "", "", ""]],
    ["улица 8 Марта 5 кв 1", ["8 марта", "5", "1", "", "", ""]],
    ["1-я Садовая 12", ["1я садовая", "12", "", "", "", ""]],
    ["Sobornaya Street 14 apt 5 floor 2", ["sobornaya", "14", "5", "", "2", ""]],
    ["Берёзовая", ["березовая", null, "", "", "", ""]],
    ["", ["", null, "", "", "", ""]],
  ])("is split into street, house and door: %s", (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it("drops the door's parts from the query to a provider", () => {
    expect(parseAddress("ул Соборная, д. 14, кв. 5").line).toBe("ул Соборная, д. 14");
    expect(parseAddress("Соборная 14-5").line).toBe("Соборная 14");
    expect(parseAddress("кв 5, Соборная 14").line).toBe("Соборная 14");
    expect(parseAddress("  Соборная  14 ").line).toBe("Соборная 14");
  });

  it("parses back the parts it was built from, in any order of the door's parts", () => {
    const word = fc.constantFrom("соборная", "садовая", "берёзовая", "театральная");
    const number = fc.integer({ min: 1, max: 999 }).map(String);
    const marks = { apartment: "кв", entrance: "подъезд", floor: "этаж", intercom: "домофон" } as const;
    const names = ["apartment", "entrance", "floor", "intercom"] as const;
    fc.assert(
      fc.property(
        word,
        number,
        fc.tuple(number, number, number, number),
        fc.shuffledSubarray([...names]),
        fc.constantFrom(" ", ", ", ". "),
        (street, house, values, chosen, joint) => {
          const given = Object.fromEntries(chosen.map((name) => [name, values[names.indexOf(name)] ?? ""]));
          const text = [`ул ${street} ${house}`, ...chosen.map((name) => `${marks[name]} ${given[name]}`)].join(joint);
          const none = { apartment: "", entrance: "", floor: "", intercom: "" };
          expect(parseAddress(text)).toMatchObject({
            words: [street.replaceAll("ё", "е")],
            kind: "street",
            house,
            ...none,
            ...given,
          });
        },
      ),
    );
  });

  it("never throws and never invents a number", () => {
    const piece = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("кв", "14", "-", "/", "п", "к", ",", "5й"));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(" ");
        const { house, apartment, entrance, floor, intercom } = parseAddress(text);
        for (const value of [apartment, entrance, floor, intercom]) expect(value.length).toBeLessThanOrEqual(6);
        const digits = (house ?? "") + apartment + entrance + floor + intercom;
        for (const [number] of digits.matchAll(/\d/g)) expect(text).toContain(number);
      }),
    );
  });
});
