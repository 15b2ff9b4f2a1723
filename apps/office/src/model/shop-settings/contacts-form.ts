import { readText } from "@skatert/contract";
import { fieldsIn } from "../entities/read-fields.ts";
import { contentOf, languagesOf, type Sections } from "../entities/sections.ts";

export type Fields = Readonly<Record<string, unknown>>;
/** By language; "" is the shop's own. */
export type Words = Readonly<Record<string, string>>;

export interface AddressForm {
  readonly id: string;
  readonly name: Words;
  readonly address: Words;
  readonly hours: Words;
  readonly place: string;
  readonly phone: string;
  /** Unknown fields, which are kept. */
  readonly rest: Fields;
}

export interface SocialForm {
  readonly name: Words;
  readonly url: string;
  readonly rest: Fields;
}

/** Lines of languages that replace the shop's. */
export type LinesByLanguage = Readonly<Record<string, readonly string[]>>;

export interface ContactsForm {
  readonly phonesIn: LinesByLanguage;
  readonly emailsIn: LinesByLanguage;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly addresses: readonly AddressForm[];
  readonly socials: readonly SocialForm[];
  readonly legal: Words;
}

export const MOST_CONTACTS = 20;
export const CONTACTS = "contacts";

export function contactsForm(sections: Sections): ContactsForm {
  const own = fieldsIn(contentOf(sections, CONTACTS));
  const languages = languagesOf(sections, CONTACTS).map(
    (code) => [code, fieldsIn(contentOf(sections, CONTACTS, code))] as const,
  );
  const words = (text: unknown, of: (overlay: Fields) => unknown): Words => ({
    ...Object.fromEntries(languages.map(([code, overlay]) => [code, readText(of(overlay))])),
    "": readText(text),
  });
  const linesIn = (list: string, single: string): LinesByLanguage =>
    Object.fromEntries(
      languages.flatMap(([code, overlay]) => {
        // The shop's list takes precedence over a language's single field.
        const lines = linesOf(overlay[list] ?? (own[list] === undefined ? overlay[single] : undefined));
        return lines.length === 0 ? [] : [[code, lines] as const];
      }),
    );
  return {
    phonesIn: linesIn("phones", "phone"),
    emailsIn: linesIn("emails", "email"),
    phones: linesOf(own["phones"] ?? own["phone"]),
    emails: linesOf(own["emails"] ?? own["email"]),
    addresses: worded(own["addresses"] ?? own["address"]).map((entry) => {
      const { id: number, name, address, text, hours, coord, phone, ...rest } = entry;
      const same = (overlay: Fields) =>
        worded(overlay["addresses"]).find((each) => readText(each["id"]) === readText(number)) ?? {};
      return {
        id: readText(number),
        rest,
        place: readText(coord),
        phone: readText(phone),
        name: words(name, (overlay) => same(overlay)["name"]),
        address: words(address ?? text, (overlay) => same(overlay)["address"]),
        hours: words(hours, (overlay) => same(overlay)["hours"]),
      };
    }),
    socials: worded(own["socials"]).map(({ name, url, ...rest }) => ({
      url: readText(url),
      rest,
      name: words(name, (overlay) => worded(overlay["socials"]).find((each) => each["url"] === url)?.["name"]),
    })),
    legal: words(own["legal"], ({ legal }) => legal),
  };
}

function linesOf(value: unknown): readonly string[] {
  return worded(value).map(({ text }) => readText(text));
}

/** Entries as objects; the shop reads a plain text as an entry's `text`. */
export function worded(value: unknown): readonly Fields[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null || value === "" ? [] : [value];
  return list.map((entry) => (typeof entry === "object" && entry !== null ? { ...entry } : { text: entry }));
}

/** The text of a language, without a fallback. */
export function trimmed(words: Words, language: string): string {
  return words[language]?.trim() ?? "";
}
