import { describe, expect, it } from "vitest";
import { plainTexts } from "./plain-texts.ts";

describe("texts of a host that writes HTML where the specification has a plain text", () => {
  it.each([
    ["Суп &#171;Том Ям&#187;", "Суп «Том Ям»"],
    ["Супы &amp; бульоны", "Супы & бульоны"],
    ["&#8381;", "₽"],
    ["&#x20BD; &hellip; &ndash; &numero;", "₽ … – №"],
    ["<p>Горячие&nbsp;супы</p>\n", "Горячие\u00a0супы"],
    ["<p>Первый</p>\n<p>Второй<br />Третий</p>", "Первый\nВторой\nТретий"],
    ["<style>p { color: red }</style><b>Скидка</b> −20 %<script>alert(1)</script><!-- more -->", "Скидка −20 %"],
    ["&lt;b&gt; is a tag", "<b> is a tag"],
    ["&amp;lt;", "&lt;"],
    ["<!-- <script> -->Суп<script>'<!--'</script> дня", "Суп дня"],
  ])("ENT-1 %j is read as %j", (written, read) => {
    expect(plainTexts(written)).toBe(read);
  });

  it.each(["Fish & Chips", "a < b > c", "<3", "/a?b=1&copy=2", " two  spaces ", "AT&T;", ""])(
    "ENT-1 %j is nothing of HTML and stays",
    (text) => {
      expect(plainTexts(text)).toBe(text);
    },
  );

  // Each took minutes with an expression that looks for the end of each beginning anew.
  it.each(["<!--", "<script>", "<script ", "<style>", "&#32;", "<br>", " \n"])(
    "ENT-1 a hundred thousand times %j, which never ends, holds nobody up",
    (part) => {
      expect(String(plainTexts(`Суп ${part.repeat(100_000)}`))).toMatch(/^Суп/);
    },
  );

  it("ENT-1 texts are read in lists and members of any depth, names of members stay", () => {
    expect(plainTexts([{ "a&amp;b": [{ name: "A &amp; B" }], price: 5, none: null, off: false }])).toEqual([
      { "a&amp;b": [{ name: "A & B" }], price: 5, none: null, off: false },
    ]);
  });

  it("ROUTE-8 an article, a popup, a script and stored data stay as they are written", () => {
    const value = {
      content: { rendered: "<p>A &amp; B</p>" },
      popups: [{ text: "<a href='/a'>A</a>" }],
      include: { scripts: "<script src='a.js'></script>" },
      meta_data: [{ key: "data", value: '{"comment":"&quot;"}' }],
    };
    expect(plainTexts(value)).toBe(value);
  });
});
