import { describe, expect, it } from "vitest";
import { firstLoadOf, fontsFor } from "./first-load.ts";

const html = `<!doctype html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/assets/entry.css">
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/cyrillic.woff2">
<style>.a{color:red}</style><link rel="stylesheet" href="/assets/carried.css" disabled>
<link rel="modulepreload" href="/assets/runtime.js"><script data-script="/assets/entry.js"
 data-modules="/assets/runtime.js /assets/page.js" data-messages="/assets/ru.json" data-manifest="/manifest.webmanifest">if(a<b)start()</script>
<link rel="preload" as="image" href="/first.webp"><link rel="canonical" href="https://shop.example/">
<link rel="icon" href="/icon.svg"></head>
<body><script type="application/json" id="data">{}</script></body></html>`;

describe("the fetches of a first load", () => {
  it("counts scripts, the starter's fetches, styles, fonts, messages and manifest, each address once, but no images, inline data or inlined sheets", () => {
    expect(firstLoadOf(html)).toEqual({
      inlineStyles: [".a{color:red}"],
      inlineScripts: ["if(a<b)start()"],
      scripts: ["/assets/entry.js", "/assets/runtime.js", "/assets/page.js"],
      styles: ["/assets/entry.css"],
      fonts: ["/assets/cyrillic.woff2"],
      others: ["/assets/ru.json", "/manifest.webmanifest"],
    });
  });

  it("finds the fonts of the page's characters, even without a preload", () => {
    const css = `@font-face{src:url(/a.woff2) format("woff2");unicode-range:U+400-45F, U+2116}
      @font-face { src: url("/b.woff2"); unicode-range: U+20A0-20AB,U+20AD-20C0; }
      @font-face{src:url(/c.woff2);unicode-range:U+1F???}
      @font-face{src:url(/d.woff2)}`;
    expect(fontsFor(css, "Борщ 300")).toEqual(["/a.woff2", "/d.woff2"]);
    expect(fontsFor(css, "300 ₽")).toEqual(["/b.woff2", "/d.woff2"]);
    expect(fontsFor(css, "🍲")).toEqual(["/c.woff2", "/d.woff2"]);
  });
});
