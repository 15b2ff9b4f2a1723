import { describe, expect, it } from "vitest";
import { argumentsSource } from "./arguments-source.ts";
import { textFaults } from "./text-faults.ts";
import { readTextFile, writtenTextFile } from "./text-file.ts";
import { unusedKeys } from "./unused-keys.ts";

const russian = {
  "cart.clear": "Очистить",
  "cart.for": "Оформить за {price}",
  "menu.dishes": "{count, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}",
};
const english = {
  "cart.clear": "Clear",
  "cart.for": "Order for {price}",
  "menu.dishes": "{count, plural, one {# dish} other {# dishes}}",
};

/** The faults of en.json beside a right ru.json. */
function faultsOf(source: string | object) {
  const text = typeof source === "string" ? source : JSON.stringify(source);
  return textFaults(
    new Map([
      ["ru.json", JSON.stringify(russian)],
      ["en.json", text],
    ]),
    { isPlain: false },
  ).map(({ file, key, fault }) => `${file} ${key} ${fault}`);
}

describe("faults of a language's texts (APP-3)", () => {
  it("finds none if every text exists", () => {
    expect(faultsOf(english)).toEqual([]);
  });

  it("names missing and empty texts, with the Russian ones", () => {
    const { "cart.clear": _, ...rest } = english;
    expect(faultsOf(rest)).toEqual(["en.json cart.clear is missing: Очистить"]);
    expect(faultsOf({ ...english, "cart.for": " " })).toEqual(["en.json cart.for is missing: Оформить за {price}"]);
  });

  it("names keys that are missing in Russian", () => {
    expect(faultsOf({ ...english, "cart.old": "Old" })).toEqual(["en.json cart.old is unknown to ru.json"]);
  });

  it("names duplicate keys, of which JSON keeps one", () => {
    const twice = JSON.stringify(english).replace("{", '{"cart.clear" : "Empty",');
    expect(faultsOf(twice)).toEqual(["en.json cart.clear is there twice"]);
  });

  it.each([
    ["Order", "takes no arguments, in Russian {price}"],
    ["Order for {prise}", "takes {prise}, in Russian {price}"],
    ["Order for {price} and {name}", "takes {name}, {price}, in Russian {price}"],
    ["Order for {price, number}", "takes {price} as a number, in Russian {price}"],
  ])("names arguments that differ from the Russian text: %s", (text, fault) => {
    expect(faultsOf({ ...english, "cart.for": text })).toEqual([`en.json cart.for ${fault}`]);
  });

  it("names a plural with the forms of another language", () => {
    const dishes = "{count, plural, one {# dish} few {# dishes} other {# dishes}}";
    expect(faultsOf({ ...english, "menu.dishes": dishes })).toEqual([
      "en.json menu.dishes has the forms few, one, other of {count}, not one, other",
    ]);
  });

  it("names texts that are not ICU, in Russian too", () => {
    expect(faultsOf({ ...english, "cart.for": "Order for {price" })[0]).toMatch(
      /^en.json cart.for is not an ICU message/,
    );
    const broken = textFaults(new Map([["ru.json", '{ "cart.for": "за {price" }']]), { isPlain: false });
    expect(broken.map(({ key, fault }) => `${key} ${fault}`)[0]).toMatch(/^cart.for is not an ICU message/);
  });

  it.each(["Order {", "Order } for {price}", "Order {} for {price}"])(
    "names a brace that opens no argument: %s",
    (text) => {
      expect(faultsOf({ ...english, "cart.for": text })).toEqual([
        "en.json cart.for has a brace that belongs to no argument",
      ]);
      expect(faultsOf({ ...english, "cart.for": "Order '{' for {price}" })).toEqual([]);
    },
  );

  it("names files that are not flat JSON", () => {
    expect(faultsOf("{")[0]).toMatch(/^en.json {2}cannot be read/);
    expect(faultsOf({ cart: { clear: "Clear" } })).toEqual([
      'en.json  cannot be read: Error: "cart" is not a text; keys must not be nested',
    ]);
  });
});

it.each([
  "{count, plural, one {#} few {#} many {#} other {#}}",
  "{ price }",
  "'{price}'",
  "l''ordre",
  "{price, number}",
])("refuses more than plain arguments if the reader has no ICU: %s", (text) => {
  const files = new Map([["ru.json", JSON.stringify({ "notice.total": text })]]);
  expect(textFaults(files, { isPlain: false })).toEqual([]);
  expect(textFaults(files, { isPlain: true }).map(({ fault }) => fault)).toEqual([
    "may have plain arguments alone, as {price}",
  ]);
});

describe("a file of texts", () => {
  it("is written in the order of the Russian one, with unknown keys at its end", () => {
    const order = Object.keys(russian);
    const shuffled = { "cart.old": "Old", "menu.dishes": "x", "cart.clear": "„Clear“\n" };
    expect(writtenTextFile(shuffled, order)).toBe(
      '{\n  "cart.clear": "„Clear“\\n",\n  "menu.dishes": "x",\n  "cart.old": "Old"\n}\n',
    );
  });

  it("is the same after a tool changed its order, indents, escapes and line ends", () => {
    const written = writtenTextFile(russian, Object.keys(russian));
    const escaped = (text: string) =>
      text.replace(/[^ -~\n\t]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const sorted = Object.fromEntries(Object.entries(russian).reverse());
    const saved = `\ufeff${escaped(JSON.stringify(sorted, null, "\t")).replaceAll("\n", "\r\n")}`;
    expect(saved).not.toContain("Очистить");
    expect(writtenTextFile(readTextFile(saved).texts, Object.keys(russian))).toBe(written);
  });

  it("is read with texts that look like keys", () => {
    const source = '{ "a": "\\"b\\": ", "b": ":" }';
    expect(readTextFile(source)).toEqual({ texts: { a: '"b": ', b: ":" }, twice: [] });
  });
});

describe("types of the arguments", () => {
  it("come from the Russian texts", () => {
    expect(argumentsSource({ ...russian, "cart.both": "{name}: {count, plural, other {# {name}}}" })).toContain(
      `  "cart.clear": null;
  "cart.for": { price: Text };
  "menu.dishes": { count: number };
  "cart.both": { name: Text; count: number };
}`,
    );
  });
});

describe("unused keys", () => {
  it("are keys that no literal names and no template matches", () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are sources, which the test does not run.
    const sources = ['t("cart.clear"); t(`rate.tag.${tag}`)', '<Trans id="cart.for" />; x(`${key}`, `cart.${a}.${b}`)'];
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above.
    const keys = ["cart.clear", "cart.for", "cart.goal.gift", "cart.lost", "rate.tag.hot", "rate.tag", "rate.tag.a.b"];
    expect(unusedKeys(keys, sources)).toEqual(["cart.lost", "rate.tag", "rate.tag.a.b"]);
  });
});
