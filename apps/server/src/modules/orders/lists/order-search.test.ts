import { describe, expect, it } from "vitest";
import { readSearch } from "./order-search.ts";
import { wordsOfOrder } from "./order-words.ts";

describe("a search among orders", () => {
  it.each([
    ["", { kind: "none" }],
    ["  ", { kind: "none" }],
    ["1042", { kind: "number", id: 1042 }],
    ["#1042", { kind: "number", id: 1042 }],
    ["№ 1042", { kind: "number", id: 1042 }],
    ["8 917 000-00-01", { kind: "phone", phone: "+79170000001" }],
    ["+7 (917) 000-00-01", { kind: "phone", phone: "+79170000001" }],
    ["9170000001", { kind: "phone", phone: "+79170000001" }],
    ["+49 30 901820000", { kind: "phone", phone: "+4930901820000" }],
    ["Anna@Example.RU", { kind: "words", words: ["anna@example.ru"] }],
    ["Борис ГОДУНОВ", { kind: "words", words: ["борис", "годунов"] }],
    ["%_", { kind: "words", words: ["%_"] }],
  ])("reads %j", (text, search) => {
    expect(readSearch(text)).toEqual(search);
  });

  it("finds an order by the words of its name and its whole e-mail", () => {
    expect(wordsOfOrder({ name: "Борис_Второй Борис", email: "B@Ya.ru " })).toEqual(["борис", "второй", "b@ya.ru"]);
    expect(wordsOfOrder({ name: "—", email: null })).toEqual([]);
  });

  it("stores eight words of 60 letters of the longest name", () => {
    const words = wordsOfOrder({
      name: Array.from({ length: 20 }, (_, index) => "ю".repeat(99) + index).join(" "),
      email: null,
    });
    expect(words).toEqual(["ю".repeat(60)]);
  });
});
