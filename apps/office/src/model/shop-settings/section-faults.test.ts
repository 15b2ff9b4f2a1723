import { describe, expect, it } from "vitest";
import type { FieldAt } from "../entities/fault-place.ts";
import { COMBINING } from "./combining.ts";
import { contactsFieldAt } from "./contacts-faults.ts";
import { languagesFieldAt } from "./languages-form.ts";
import { linksFieldAt } from "./links-faults.ts";
import { plainFieldAt, plainFieldsOf } from "./plain-fields.ts";
import { redirectsFieldAt } from "./redirects-form.ts";
import { seoFieldAt } from "./seo-form.ts";

/** The form fields for paths in a document. */
function fieldsAt(fieldAt: FieldAt, paths: readonly string[], document = "settings") {
  return paths.map((path) => fieldAt({ document, steps: path.split("."), cause: null }));
}

describe("faults that block publishing of the settings (EDIT-5)", () => {
  it("are at the setting, and not in a card without it", () => {
    const orders = plainFieldAt(plainFieldsOf("orders"));
    expect(fieldsAt(orders, ["settings.pending_order_cansel_time", "guest_order_code"])).toEqual([
      "pending_order_cansel_time",
      "guest_order_code",
    ]);
    expect(fieldsAt(orders, ["settings.app.disable_ordering", "settings.payment"])).toEqual([undefined, null]);
    expect(fieldsAt(plainFieldAt(plainFieldsOf("pauses")), ["settings.app.disable_ordering", "app"])).toEqual([
      "app.disable_ordering",
      "app.disable_ordering",
    ]);
    const discounts = plainFieldAt(COMBINING);
    expect(fieldsAt(discounts, ["auto_coupons_summing"], "promo-settings")).toEqual(["auto_coupons_summing"]);
  });

  it("are at the line of the contacts, or at its list if the whole list changed", () => {
    const paths = [
      "contacts.phones.1.text",
      "email",
      "addresses.0.coord",
      "addresses.0.name",
      "socials.2.url",
      "legal",
    ];
    expect(fieldsAt(contactsFieldAt, paths)).toEqual([
      ...["phones.1", "emails", "addresses.0.place", "addresses", "socials.2.url", "legal"],
    ]);
    expect(fieldsAt(contactsFieldAt, ["phones"], "settings.en")).toEqual([null]);
  });

  it("are at the link, also on deeper levels", () => {
    const paths = ["menu.footer.0.children.1.url", "header.2.name", "footer.0.items.1", "header", "menu"];
    expect(fieldsAt(linksFieldAt, paths)).toEqual([
      ...["footer.0.items.1.url", "header.2.title", "footer.0.items", "header", null],
    ]);
  });

  it("are at the redirect, the text for search engines and the name of a language", () => {
    expect(fieldsAt(redirectsFieldAt, ["redirects.3.to", "redirects"])).toEqual(["3.to", "redirects"]);
    expect(fieldsAt(seoFieldAt, ["seo.og_title", "seo_by_langs.0.title"])).toEqual(["og_title", null]);
    const languages = languagesFieldAt({ languages: [{ id: "ru", name: "Русский" }], main: "ru" });
    expect(fieldsAt(languages, ["language_list.0.text", "language_list.7.text", "language_list"])).toEqual([
      ...["ru", null, null],
    ]);
  });
});
