import { describe, expect, it } from "vitest";
import { originsOfScripts, outsideFromWire, readOutsideScripts } from "./outside.ts";

const counter = `<!-- counter -->
<script type="text/javascript">
  (function(m,e,t,r,i,k,a){m[i]=m[i]||function(){}})(window,document,"script","https://mc.yandex.ru/metrika/tag.js","ym");
</script>
<noscript><img src="https://mc.yandex.ru/watch/1" alt=""></noscript>`;

describe("services of other hosts", () => {
  it("EXT-3 are empty without configuration", () => {
    const outside = outsideFromWire({ include: { metrix: "", scripts: [] }, telegram_web_app: false, map: {} });
    expect(outside).toMatchObject({ scripts: [], chat: [], telegramUrl: null, yandexMaps: null, hosts: [] });
  });

  it("EXT-2 read the key of Yandex Maps, and another loader address", () => {
    const url = "https://enterprise.api-maps.yandex.ru/2.1/";
    expect(outsideFromWire({ map: { yandex_api_key: "k" } }).yandexMaps).toEqual({
      apiKey: "k",
      url: "https://api-maps.yandex.ru/2.1/",
    });
    expect(outsideFromWire({ map: { yandex_api_key: "k", yandex_url: url } }).yandexMaps?.url).toBe(url);
    expect(outsideFromWire({ map: { yandex_api_key: "k", yandex_url: "javascript:1" } }).yandexMaps?.url).toBe(
      "https://api-maps.yandex.ru/2.1/",
    );
  });

  it("EXT-3 read an address, a snippet and bare code, and only the scripts of the snippet", () => {
    expect(readOutsideScripts("//cdn.test/a.js")).toEqual([
      { kind: "address", url: "https://cdn.test/a.js", attributes: {} },
    ]);
    expect(readOutsideScripts("/own.js")).toMatchObject([{ kind: "address", url: "/own.js" }]);
    expect(readOutsideScripts("let a = 1, b = 2;")).toMatchObject([{ kind: "code", code: "let a = 1, b = 2;" }]);
    const [code, ...more] = readOutsideScripts(counter);
    expect(code).toMatchObject({ kind: "code", code: expect.stringContaining("metrika/tag.js") });
    expect(more).toEqual([]);
  });

  it("EXT-3 read a widget's id and data, and omit anything but scripts", () => {
    const snippet = `<script async id=chat src='https://w.test/c.js?a=1&amp;b=2' data-room="7" onload="x()"></script>
      <script type="application/ld+json">{"a":1}</script><img src=x onerror=alert(1)>`;
    expect(readOutsideScripts(snippet)).toEqual([
      { kind: "address", url: "https://w.test/c.js?a=1&b=2", attributes: { id: "chat", "data-room": "7" } },
    ]);
    expect(readOutsideScripts("<img src=x onerror=alert(1)>")).toEqual([]);
    expect(readOutsideScripts(`<script src="javascript:alert(1)"></script>`)).toEqual([]);
  });

  it("EXT-3 name a file of code by its content", () => {
    const nameOf = (text: string) => readOutsideScripts(text).map((script) => script.kind === "code" && script.name);
    expect(nameOf("f()")).toEqual(nameOf(" f() "));
    expect(nameOf("f()")).not.toEqual(nameOf("g()"));
  });

  it("EXT-3 list the origins that scripts are loaded from or contain", () => {
    const scripts = [...readOutsideScripts(counter), ...readOutsideScripts("https://w.test:8443/c.js?x")];
    expect(originsOfScripts(scripts)).toEqual(["https://mc.yandex.ru", "https://w.test:8443"]);
    expect(originsOfScripts(readOutsideScripts("/own.js"))).toEqual([]);
    expect(outsideFromWire({ include: { hosts: ["*.counter.test", "x y", "https://a.test/path"] } }).hosts).toEqual([
      "https://*.counter.test",
      "https://a.test",
    ]);
  });
});
