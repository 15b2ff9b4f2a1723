import { readLatLonText, readLink } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import { CONTACTS, type ContactsForm, type LinesByLanguage, trimmed } from "./contacts-form.ts";
import { stepsInSection } from "./section-faults.ts";

export type ContactFault = "phone" | "email" | "place" | "link" | "required";

/** Values that the shop would refuse, by field path: "phones.0", "socials.1.url". */
export function contactsFaults({
  phones,
  emails,
  addresses,
  socials,
  phonesIn,
  emailsIn,
}: ContactsForm): ReadonlyMap<string, ContactFault> {
  const faults: (readonly [string, ContactFault])[] = [
    ...phones.flatMap((text, at) => (isPhone(text) ? [] : [[`phones.${at}`, "phone"] as const])),
    ...emails.flatMap((text, at) => (isEmail(text) ? [] : [[`emails.${at}`, "email"] as const])),
    ...linesIn(phonesIn).flatMap(([at, text]) => (isPhone(text) ? [] : [[`phonesIn.${at}`, "phone"] as const])),
    ...linesIn(emailsIn).flatMap(([at, text]) => (isEmail(text) ? [] : [[`emailsIn.${at}`, "email"] as const])),
    ...addresses.flatMap(({ address, place, phone }, at) => [
      ...(trimmed(address, "") === "" ? [[`addresses.${at}.address`, "required"] as const] : []),
      ...(place.trim() !== "" && readLatLonText(place) === null ? [[`addresses.${at}.place`, "place"] as const] : []),
      ...(phone.trim() !== "" && !isPhone(phone) ? [[`addresses.${at}.phone`, "phone"] as const] : []),
    ]),
    ...socials.flatMap(({ name, url }, at) => [
      ...(trimmed(name, "") === "" ? [[`socials.${at}.name`, "required"] as const] : []),
      ...(readLink(url.trim()) === null ? [[`socials.${at}.url`, "link"] as const] : []),
    ]),
  ];
  return new Map(faults);
}

/** Lines of every language by path: "en.0". */
function linesIn(lines: LinesByLanguage): readonly (readonly [string, string])[] {
  return Object.entries(lines).flatMap(([code, own]) => own.map((text, at) => [`${code}.${at}`, text] as const));
}

function isPhone(text: string): boolean {
  return text.replace(/\D/g, "").length >= 3 && !/[a-zа-яё@]{4,}/i.test(text);
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** Lists of the section. Each may also be written as a single value. */
const LISTS: Readonly<Record<string, string>> = {
  phones: "phones",
  phone: "phones",
  emails: "emails",
  email: "emails",
  addresses: "addresses",
  address: "addresses",
  socials: "socials",
};
const FIELDS: Readonly<Record<string, string>> = {
  "addresses.address": "address",
  "addresses.text": "address",
  "addresses.coord": "place",
  "addresses.phone": "phone",
  "socials.name": "name",
  "socials.url": "url",
};

/**
 * Assigns the faults that block publishing of the contacts to their fields. Faults of translations belong to no field.
 */
export const contactsFieldAt: FieldAt = (place) => {
  const [section = "", at, name = ""] = stepsInSection(place, [CONTACTS]) ?? [];
  const list = LISTS[section];
  if (list === undefined) return section === "legal" ? section : null;
  if (at === undefined) return list;
  if (list === "phones" || list === "emails") return `${list}.${at}`;
  const field = FIELDS[`${list}.${name}`];
  return field === undefined ? list : `${list}.${at}.${field}`;
};
