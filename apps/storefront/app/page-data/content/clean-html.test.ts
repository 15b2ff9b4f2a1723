import { describe, expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";

describe("the shop's HTML", () => {
  it("ROUTE-8 loses what could run or load frames, and keeps the words", () => {
    const html =
      '<p onclick="x()" style="color:red">Мы <b>печём</b></p><script>x()</script><iframe src="//a"></iframe>';
    expect(cleanHtml(html)).toBe("<p>Мы <b>печём</b></p>");
  });

  it("ROUTE-8 loses links that run scripts and keeps phones and mail", () => {
    expect(cleanHtml('<a href="javascript:x()">a</a>')).toBe("<a>a</a>");
    expect(cleanHtml('<a href="tel:+7">b</a><a href="mailto:a@b">c</a>')).toBe(
      '<a href="tel:+7">b</a><a href="mailto:a@b">c</a>',
    );
  });

  it("ROUTE-8 never brings a second main heading, and its pictures wait for their turn", () => {
    expect(cleanHtml("<h1>О нас</h1>")).toBe("<h2>О нас</h2>");
    expect(cleanHtml('<img src="a.webp" alt="Зал" onerror="x()">')).toContain('loading="lazy"');
    expect(cleanHtml('<img src="a.webp" onerror="x()">')).not.toContain("onerror");
  });
});
