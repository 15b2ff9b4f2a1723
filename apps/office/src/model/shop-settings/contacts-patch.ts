import { readText, type WireEntityPatch } from "@skatert/contract";
import { fieldsIn, isSame } from "../entities/read-fields.ts";
import { contentOf, facetOf, SETTINGS, type SectionPatches, type Sections } from "../entities/sections.ts";
import {
  type AddressForm,
  CONTACTS,
  type ContactsForm,
  contactsForm,
  type Fields,
  trimmed,
  type Words,
  worded,
} from "./contacts-form.ts";

/** Only what differs. A translation replaces lists without ids, so they are rewritten in every language. */
export function contactsPatches(sections: Sections, form: ContactsForm): SectionPatches {
  const before = contactsForm(sections);
  const parts = (Object.keys(form) as (keyof ContactsForm)[]).filter((part) => !isSame(form[part], before[part]));
  if (parts.length === 0) return { [CONTACTS]: null };
  const own = fieldsIn(contentOf(sections, CONTACTS));
  const changed = ownFields(own, form, parts);
  const set: Record<string, Fields> = Object.keys(changed).length === 0 ? {} : { [SETTINGS]: changed };
  const unset: Record<string, string[]> = {};
  for (const language of languagesIn(form)) {
    const overlay = fieldsIn(contentOf(sections, CONTACTS, language));
    const words = Object.entries(translatedFields(overlay, form, language)).filter(([part]) =>
      parts.some((each) => each === part),
    );
    const fields = [...words, ...Object.entries(translatedLines(overlay, form, language, parts))];
    const [kept, gone] = [fields.filter(([, value]) => value !== null), fields.filter(([, value]) => value === null)];
    if (kept.length > 0) set[facetOf(language)] = Object.fromEntries(kept);
    const known = gone.flatMap(([part]) => (overlay[part] === undefined ? [] : [part]));
    if (known.length > 0) unset[facetOf(language)] = known;
  }
  const patch: WireEntityPatch = {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(unset).length === 0 ? {} : { unset }),
  };
  return { [CONTACTS]: patch };
}

function ownFields(own: Fields, form: ContactsForm, parts: readonly (keyof ContactsForm)[]): Fields {
  const [phones, emails] = [linesOf(form.phones, own["phones"]), linesOf(form.emails, own["emails"])];
  const all: Record<keyof ContactsForm, Fields> = {
    // The shop reads the single fields only without the lists, but integrations may read them.
    phones: { phones, ...(own["phone"] === undefined ? {} : { phone: form.phones[0]?.trim() ?? "" }) },
    emails: { emails, ...(own["email"] === undefined ? {} : { email: form.emails[0]?.trim() ?? "" }) },
    phonesIn: {},
    emailsIn: {},
    addresses: { addresses: form.addresses.map((each, at) => addressFields(each, form.addresses, at)) },
    socials: {
      socials: form.socials.map(({ name, url, rest }) => ({ name: trimmed(name, ""), ...rest, url: url.trim() })),
    },
    legal: { legal: trimmed(form.legal, "") },
  };
  return Object.assign({}, ...parts.map((part) => all[part]));
}

/** An unchanged line keeps its link; the link of a changed one is derived from its text. */
function linesOf(lines: readonly string[], present: unknown) {
  return lines.map((line) => worded(present).find(({ text }) => text === line.trim()) ?? { text: line.trim() });
}

function addressFields(address: AddressForm, all: readonly AddressForm[], at: number): Fields {
  const number = address.id === "" ? freeNumber(all, at) : address.id;
  return {
    ...address.rest,
    id: /^\d+$/.test(String(number)) ? Number(number) : number,
    name: trimmed(address.name, ""),
    address: trimmed(address.address, ""),
    coord: address.place.trim(),
    phone: address.phone.trim(),
    hours: trimmed(address.hours, ""),
  };
}

/** A new address needs a number, because translations refer to it. */
function freeNumber(all: readonly AddressForm[], at: number): number {
  return Math.max(0, ...all.map(({ id: each }) => Number(each) || 0)) + at + 1;
}

function translatedFields(overlay: Fields, form: ContactsForm, language: string): Fields {
  const present = worded(overlay["addresses"]);
  const addresses = form.addresses.flatMap((each, at) => {
    const number = addressFields(each, form.addresses, at)["id"];
    const words = wordsOf({ name: each.name, address: each.address, hours: each.hours }, language);
    const {
      name: _n,
      address: _a,
      hours: _h,
      ...rest
    } = present.find((entry) => readText(entry["id"]) === each.id) ?? {};
    return Object.keys(words).length === 0 ? [] : [{ ...rest, id: number, ...words }];
  });
  const socials = form.socials.map(({ name, url, rest }) => ({
    name: trimmed(name, language) || trimmed(name, ""),
    ...rest,
    url: url.trim(),
  }));
  const isSpoken = form.socials.some(({ name }) => trimmed(name, language) !== "");
  return {
    addresses: addresses.length === 0 ? null : addresses,
    socials: isSpoken ? socials : null,
    legal: trimmed(form.legal, language) || null,
  };
}

/** Phones and e-mails in a language replace the shop's; without any, the shop's are shown. Null: nothing is written. */
function translatedLines(
  overlay: Fields,
  { phonesIn, emailsIn }: ContactsForm,
  language: string,
  parts: readonly (keyof ContactsForm)[],
): Fields {
  const written = (list: string, single: string, lines: readonly string[] = []): Fields => ({
    [list]: lines.length === 0 ? null : linesOf(lines, overlay[list]),
    // The list takes precedence over the single field.
    [single]: null,
  });
  return {
    ...(parts.includes("phonesIn") ? written("phones", "phone", phonesIn[language]) : {}),
    ...(parts.includes("emailsIn") ? written("emails", "email", emailsIn[language]) : {}),
  };
}

function wordsOf(fields: Readonly<Record<string, Words>>, language: string): Fields {
  const texts = Object.entries(fields).map(([field, words]) => [field, trimmed(words, language)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function languagesIn({ addresses, socials, legal, phonesIn, emailsIn }: ContactsForm): readonly string[] {
  const words: readonly object[] = [
    ...[legal, phonesIn, emailsIn],
    ...addresses.flatMap(({ name, address, hours }) => [name, address, hours]),
    ...socials.map(({ name }) => name),
  ];
  return [...new Set(words.flatMap((each) => Object.keys(each)))].filter((language) => language !== "");
}
