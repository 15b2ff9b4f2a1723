import { describe, expect, it } from "vitest";
import { documentFieldAt } from "./content-faults.ts";
import { contentKind } from "./content-kinds.ts";
import { popupFieldAt } from "./popup-list.ts";

const fieldsOf = (name: string) => contentKind(name)?.fields ?? [];
const place = (document: string, path: string) => ({
  document,
  steps: path.split(".").filter(Boolean),
  cause: null,
});

describe("faults that block publishing of an entry (EDIT-5)", () => {
  it.each([
    ["banners", "2.product", "link"],
    ["banners", "2.post.post_slug", "link"],
    ["banners", "2.sklad.0", "branches"],
    ["banners", "2.gallery_2", "gallery"],
    ["pages", "0.slug", "slug"],
    ["pages", "0.title.rendered", "title"],
    ["pages", "seo_data.title", "seo_data.title"],
    ["brands", "0.product_ids.3", "dishes"],
  ] as const)("are at their field: %s %s", (document, path, field) => {
    expect(documentFieldAt(document, fieldsOf(document))(place(document, path))).toBe(field);
  });

  it("are above the form for translations and for fields that show no faults", () => {
    const banner = documentFieldAt("banners", fieldsOf("banners"));
    expect(banner(place("banners.en", "2.title"))).toBeNull();
    expect(banner(place("banners", "2.id"))).toBeNull();
    expect(banner(place("banners", "2.device"))).toBeNull();
    expect(documentFieldAt("information", fieldsOf("information"))(place("information", "1.kind"))).toBeNull();
  });

  it("are only at the open popup, because all popups are one entity", () => {
    const facets = { settings: [{ id: 4 }, { id: 9 }], "settings.en": [{ id: 9 }] };
    const popup = popupFieldAt(facets, "9", fieldsOf("popups"));
    expect(popup(place("settings", "popups.1.id_delivery_zone"))).toBe("id_delivery_zone");
    expect(popup(place("settings", "popups.1.sklad.0"))).toBe("branches");
    expect(popup(place("settings", "popups.0.sklad.0"))).toBeUndefined();
    expect(popup(place("settings.en", "popups.0.text"))).toBeNull();
    expect(popup(place("settings", ""))).toBeNull();
  });
});
