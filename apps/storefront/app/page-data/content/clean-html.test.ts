import { ALLOWED_HTML } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";

describe("HTML of the shop", () => {
  it("ROUTE-8 loses scripts and frames, and keeps the text", () => {
    const html =
      '<p onclick="x()" style="color:red">Мы <b>печём</b></p><script>x()</script><iframe src="//a"></iframe>';
    expect(cleanHtml(html)).toBe("<p>Мы <b>печём</b></p>");
  });

  it("ROUTE-8 keeps every element that the shop's texts may have", () => {
    const lost = ALLOWED_HTML.elements.filter((element) => !cleanHtml(`<${element}>`).startsWith(`<${element}`));
    // The heading of the page itself.
    expect(lost).toEqual(["h1"]);
  });

  it("ROUTE-8 loses links that run scripts and keeps phone and mail links", () => {
    expect(cleanHtml('<a href="javascript:x()">a</a>')).toBe("<a>a</a>");
    expect(cleanHtml('<a href="tel:+7">b</a><a href="mailto:a@b">c</a>')).toBe(
      '<a href="tel:+7">b</a><a href="mailto:a@b">c</a>',
    );
  });

  it("ROUTE-8 never contains a second main heading, and its pictures load lazily", () => {
    expect(cleanHtml("<h1>О нас</h1>")).toBe("<h2>О нас</h2>");
    expect(cleanHtml('<img src="a.webp" alt="Зал" onerror="x()">')).toContain('loading="lazy"');
    expect(cleanHtml('<img src="a.webp" onerror="x()">')).not.toContain("onerror");
  });
});
