import { describe, expect, it } from "vitest";
import { ALLOWED_HTML } from "./allowed-html.ts";

const { elements, attributes, schemes, silent } = ALLOWED_HTML;
const named: ReadonlySet<string> = new Set(elements);

describe("the HTML of the shop's texts", () => {
  it("ROUTE-8 has no element that runs scripts, loads a page, sends a form or styles the page around it", () => {
    const unsafe = ["script", "style", "link", "meta", "base", "iframe", "frame", "object", "embed", "svg", "math"];
    const forms = ["form", "input", "button", "select", "textarea", "option"];
    expect([...unsafe, ...forms, ...silent].filter((element) => named.has(element))).toEqual([]);
  });

  it("ROUTE-8 has no attribute with code or styles, and no executable address", () => {
    const all = Object.values(attributes).flat();
    expect(all.filter((name) => /^on|^style$|^class$|^id$|^srcdoc$|^formaction$/.test(name))).toEqual([]);
    expect(Object.keys(attributes).filter((element) => !named.has(element))).toEqual([]);
    expect(schemes).toEqual(["http", "https", "mailto", "tel"]);
  });
});
