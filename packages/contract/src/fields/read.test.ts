import { money, moneyToRoubles } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFlag, readId, readIds, readMoney, readNumber, readTexts } from "./read.ts";
import { readColor, readFontName, readLink } from "./read-address.ts";
import { readPicture, readPictures } from "./read-picture.ts";
import { readLatLonText, readLonLat } from "./read-place.ts";

describe("single values", () => {
  it("PRICE-1 reads every kopeck amount exactly, as a number and as text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (kopecks) => {
        const roubles = moneyToRoubles(money(kopecks));
        expect(readMoney(roubles)).toBe(kopecks);
        expect(readMoney(roubles.toFixed(2))).toBe(kopecks);
        expect(readMoney(roubles.toFixed(2).replace(".", ","))).toBe(kopecks);
      }),
    );
  });

  it("ENT-1 reads prices with separated thousands, and null from empty fields", () => {
    expect(readMoney("1 290,50")).toBe(129_050);
    expect(readMoney("1\u00a0290")).toBe(129_000);
    for (const empty of ["", " ", null, undefined, false, [], {}, "abc", Number.NaN, Infinity, 1e308])
      expect(readMoney(empty)).toBeNull();
  });

  it("ENT-1 reads flags in all of WordPress's forms", () => {
    for (const yes of [true, 1, "1", "yes", "on", "TRUE"]) expect(readFlag(yes)).toBe(true);
    for (const no of [false, 0, "0", "", "no", "off", [], {}]) expect(readFlag(no, true)).toBe(false);
    for (const missing of [undefined, null])
      expect([readFlag(missing), readFlag(missing, true)]).toEqual([false, true]);
  });

  it("ENT-1 reads ids as numbers or text, one or many", () => {
    expect(readIds([1, "2", 0, "x", null])).toEqual([1, 2]);
    expect(readIds("3, 4")).toEqual([3, 4]);
    expect(readIds(5)).toEqual([5]);
    expect(readIds({ a: 6 })).toEqual([6]);
    expect([readId("7"), readId(0), readId(1.5), readId(-1), readId(true)]).toEqual([7, null, null, null, null]);
    expect(readTexts("site, app")).toEqual(["site", "app"]);
    expect(readNumber("12.5")).toBe(12.5);
  });

  it("ENT-3 reads a coord text latitude first and a position longitude first", () => {
    expect(readLatLonText("57.62,39.87")).toEqual({ lon: 39.87, lat: 57.62 });
    expect(readLonLat([39.87, 57.62])).toEqual({ lon: 39.87, lat: 57.62 });
    for (const text of ["", "57.62", "157.62,39.87", "a,b", "1,2,3"]) expect(readLatLonText(text)).toBeNull();
    expect(readLonLat([39.87, 157.62])).toBeNull();
  });

  it("EXT-1 reads pictures from an address or an object, with their further widths", () => {
    expect(readPicture(" a.webp ")).toEqual({ src: "a.webp", alt: "" });
    expect(readPicture({ src: "a.webp", alt: "Суп", width: 960, height: 720, sizes: [640, 320] })).toEqual({
      src: "a.webp",
      alt: "Суп",
      width: 960,
      height: 720,
      widths: [320, 640],
    });
    expect(readPicture({ url: "b.webp" })).toEqual({ src: "b.webp", alt: "" });
    expect(readPictures([false, "", { src: "" }, "c.webp"])).toEqual([{ src: "c.webp", alt: "" }]);
    expect(readPictures("c.webp")).toEqual([{ src: "c.webp", alt: "" }]);
  });

  it("VALID-5 refuses a picture address with a script or another protocol", () => {
    for (const src of ["a.webp", "/a.webp", "https://a.test/x.png", "//a.test/x.png", "data:image/png;base64,AA"])
      expect(readPicture(src)?.src).toBe(src);
    for (const src of ["javascript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)", "vbscript:x"]) {
      expect([readPicture(src), readPicture({ url: src, alt: "a" })]).toEqual([null, null]);
    }
    for (const src of ["data:text/html,x", "data:image/svg+xml,<svg onload='x()'/>", "file:///etc/passwd"])
      expect(readPicture(src)).toBeNull();
  });

  it("ROUTE-13 refuses a link with a script or another protocol", () => {
    for (const link of ["/menu", "#top", "?lang=en", "https://a.test/x", "tel:+7900", "mailto:a@b.test"])
      expect(readLink(link)).toBe(link);
    for (const link of [
      "javascript:alert(1)",
      "java\nscript:alert(1)",
      "data:text/html,x",
      "//evil.test",
      "/\\evil.test",
      "menu",
      "",
    ]) {
      expect(readLink(link)).toBeNull();
    }
  });

  it("APP-4 reads colours and font names, and refuses text that could leave its property", () => {
    for (const color of ["#9c1f45", "#fff", "rgb(1, 2, 3)", "oklch(60% 0.1 20)", "linen"])
      expect(readColor(color)).toBe(color);
    for (const color of ["red;}body{display:none", "url(x)", "#12", "expression(1)"])
      expect(readColor(color)).toBeNull();
    expect(readFontName('"Golos Text"')).toBe("Golos Text");
    expect(readFontName("x;} a{")).toBeNull();
  });
});
