import { describe, expect, it } from "vitest";
import { languageDictionary } from "./language-dictionary.ts";
import { laterKeys, laterSubjects } from "./later-keys.ts";
import { splitDictionary } from "./split-dictionary.ts";

const dictionary = languageDictionary("ru");
const { first, later } = splitDictionary(dictionary);

describe("the two files of a language", () => {
  it("together have every text, and none twice", () => {
    expect({ ...first, ...later }).toEqual(dictionary);
    expect(Object.keys(first).filter((key) => Object.hasOwn(later, key))).toEqual([]);
  });

  it("put the header and the cart from outside into the first, and the account into the second", () => {
    expect(Object.keys(first)).toEqual(expect.arrayContaining(["site.home", "cart.empty", "dish.add", "orders.title"]));
    expect(Object.keys(later)).toEqual(expect.arrayContaining(["account.title", "cart.goal.dishes", "orders.unsent"]));
  });

  it("name only subjects and keys that exist", () => {
    const keys = Object.keys(dictionary);
    expect(laterSubjects.filter((subject) => !keys.some((key) => key.startsWith(`${subject}.`)))).toEqual([]);
    expect(laterKeys.filter((key) => !keys.includes(key) || laterSubjects.includes(key.split(".")[0] ?? ""))).toEqual(
      [],
    );
  });
});
