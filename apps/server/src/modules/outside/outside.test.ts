import { outsideFilePath, readOutsideScripts, settingsFromWire } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../http/headers/security-headers.ts";
import { documentPolicy } from "../../pages/document-policy.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const counter = `<script>load("https://mc.yandex.ru/metrika/tag.js", 1);</script>`;

function policyOf(wire: object): ReadonlyMap<string, readonly string[]> {
  const settings = settingsFromWire(wire);
  if (settings === null) throw new Error("no settings");
  const directives = documentPolicy(settings).split("; ");
  return new Map(directives.map((text) => [text.split(" ", 1)[0] ?? "", text.split(" ").slice(1)]));
}

describe("the policy of a shop's pages", () => {
  it("EXT-3 allows no other host without configuration", () => {
    const settings = settingsFromWire({ include: { metrix: "", scripts: [] }, use_google_translate: true });
    expect(settings && documentPolicy(settings)).toBe(contentSecurityPolicy());
    expect(contentSecurityPolicy()).toContain("script-src 'self';");
    expect(contentSecurityPolicy()).toContain("frame-ancestors 'none'");
  });

  it("EXT-3 allows the hosts of the operator's scripts, and the hosts that these require", () => {
    const policy = policyOf({
      include: { metrix: counter, scripts: ["https://tag.test/a.js"], hosts: ["x.tag.test"] },
    });
    for (const directive of ["script-src", "connect-src", "img-src", "frame-src"]) {
      const sources = [
        "'self'",
        "https://mc.yandex.ru",
        "https://mc.yandex.com",
        "https://tag.test",
        "https://x.tag.test",
      ];
      expect(policy.get(directive)).toEqual(expect.arrayContaining(sources));
    }
    expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
    expect(policy.get("script-src")).not.toContain("'unsafe-eval'");
    expect(policy.get("object-src")).toEqual(["'none'"]);
  });

  it("EXT-2 allows the maps only with a key", () => {
    expect(policyOf({ map: { yandex_api_key: "k" } }).get("script-src")).toContain("https://api-maps.yandex.ru");
    expect(policyOf({ map: { yandex_api_key: "k" } }).get("style-src")).toContain("blob:");
    expect(policyOf({ map: {} }).get("script-src")).toEqual(["'self'"]);
  });

  it("EXT-3 allows the translator if it is enabled, and lets Telegram frame its mini app", () => {
    const translated = policyOf({ translate_active: true, use_google_translate: true });
    expect(translated.get("script-src")).toContain("https://translate.google.com");
    expect(translated.get("frame-ancestors")).toEqual(["'none'"]);
    const interfaceOnly = { translate_active: true, use_google_translate: true, translate_only_interface: true };
    expect(policyOf(interfaceOnly).get("script-src")).toEqual(["'self'"]);
    const mini = policyOf({ telegram_web_app: true });
    expect(mini.get("script-src")).toEqual(["'self'", "https://telegram.org"]);
    expect(mini.get("frame-ancestors")).toEqual(["https://web.telegram.org"]);
  });

  it("EXT-3 no setting can add a directive", () => {
    const policy = policyOf({
      include: { scripts: ["https://a.test/;script-src *"], hosts: ["b.test; object-src *"] },
    });
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).not.toContain("*");
  });
});

describeOnEachEngine("the operator's code", (engine) => {
  it("EXT-3 is a file named by its content hash; any other name is 404", async () => {
    const files = { ...smallShop, settings: { ...smallSettings, include: { metrix: counter } } };
    const shop = await startShop({ engine, files });
    const [script] = readOutsideScripts(counter);
    const name = script?.kind === "code" ? script.name : "";
    const file = await shop.app.inject(outsideFilePath(name));
    expect(file.statusCode).toBe(200);
    expect(file.headers["content-type"]).toContain("text/javascript");
    expect(file.headers["cache-control"]).toContain("immutable");
    expect(file.body).toBe(`load("https://mc.yandex.ru/metrika/tag.js", 1);`);
    expect((await shop.app.inject(outsideFilePath("0000000000000000.js"))).statusCode).toBe(404);
    await shop.close();
  });
});
