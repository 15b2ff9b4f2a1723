import { findLanguage, LANGUAGES, type LanguageCode } from "../api/languages.ts";
import { isRecord, readFlag, readList, readRecord, readText, readTextOrNull } from "../fields/read.ts";
import { readLink } from "../fields/read-address.ts";
import { readPictureAddress } from "../fields/read-picture.ts";
import { readLatLonText } from "../fields/read-place.ts";
import { siteSeoFromWire } from "./map-look.ts";
import type {
  ContactLink,
  MenuEntry,
  RealtimeOptions,
  Redirect,
  ShopContacts,
  ShopLanguage,
  ShopMenu,
  SiteSeo,
  Translation,
  WorkTimeNotice,
} from "./types.ts";

type Wire = Readonly<Record<string, unknown>>;

/** `contacts`: lists of phones, mails, addresses and socials; a single text is a list of one. */
export function contactsFromWire(value: unknown): ShopContacts {
  const wire = readRecord(value);
  return {
    phones: linksOf(wire["phones"] ?? wire["phone"], "tel:"),
    emails: linksOf(wire["emails"] ?? wire["email"], "mailto:"),
    addresses: listOf(wire["addresses"] ?? wire["address"]).map((entry) => ({
      id: readText(entry["id"]),
      name: readText(entry["name"]),
      address: readTextOrNull(entry["address"]) ?? readText(entry["text"]),
      coordinates: readLatLonText(entry["coord"]),
      phone: readText(entry["phone"]),
      hours: readText(entry["hours"]),
    })),
    socials: listOf(wire["socials"]).flatMap((entry) => {
      const url = readLink(entry["url"]);
      return url === null ? [] : [{ name: readText(entry["name"]), icon: readText(entry["icon"]), url }];
    }),
    legal: readText(wire["legal"]),
  };
}

function linksOf(value: unknown, scheme: "tel:" | "mailto:"): readonly ContactLink[] {
  return listOf(value).flatMap((entry) => {
    const text = readText(entry["text"]);
    const bare = scheme === "tel:" ? text.replace(/[^\d+]/g, "") : text;
    return text === "" ? [] : [{ text, url: readLink(entry["url"]) ?? `${scheme}${bare}` }];
  });
}

/**
 * Entries as objects; a text becomes an entry's `text`. It is not split at commas, because an address contains them.
 */
function listOf(value: unknown): readonly Wire[] {
  const list = Array.isArray(value) ? value : isRecord(value) || readText(value) !== "" ? [value] : [];
  return list.map((entry) => (isRecord(entry) ? entry : { text: readText(entry) }));
}

/** `menu`: `{header, footer}`, or one list for the header. */
export function menuFromWire(value: unknown): ShopMenu {
  const wire = readRecord(value);
  const isList = Array.isArray(value);
  return { header: entriesOf(isList ? value : wire["header"], 0), footer: entriesOf(wire["footer"], 0) };
}

const DEEPEST_MENU = 4;

function entriesOf(value: unknown, depth: number): readonly MenuEntry[] {
  if (depth >= DEEPEST_MENU || !Array.isArray(value)) return [];
  return value.map(readRecord).flatMap((entry) => {
    const title = readTextOrNull(entry["title"]) ?? readText(entry["name"]);
    return title === ""
      ? []
      : [{ title, url: readLink(entry["url"]), items: entriesOf(entry["items"] ?? entry["children"], depth + 1) }];
  });
}

const REDIRECT_CODES = [301, 302, 303, 307, 308] as const;

/** `redirects` (ROUTE-13); 302 for an invalid code. A redirect with an invalid target is left out. */
export function redirectsFromWire(value: unknown): readonly Redirect[] {
  return readList(value)
    .map(readRecord)
    .flatMap((entry) => {
      const from = readText(entry["from"]);
      const to = readLink(entry["to"]);
      const code = REDIRECT_CODES.find((known) => String(known) === readText(entry["code"])) ?? 302;
      return from === "" || to === null || from === to ? [] : [{ from, to, code }];
    });
}

/** `front_url`: an http(s) address without its trailing slash, query and fragment. Null for anything else. */
export function siteAddressFromWire(value: unknown): string | null {
  const url = URL.parse(readText(value));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.origin + url.pathname.replace(/\/+$/, "");
}

/**
 * `language_list` with the default first: the marked one, else Russian, else the first. Unknown codes are dropped;
 * without a list the shop has only Russian.
 */
export function languagesFromWire(value: unknown): readonly ShopLanguage[] {
  const languages = readList(value)
    .map(readRecord)
    .flatMap((entry) => {
      const code = findLanguage(entry["code"]);
      if (code === null) return [];
      return [
        {
          code,
          name: readTextOrNull(entry["text"]) ?? code,
          isDefault: readFlag(entry["default"]),
          overrides: overridesOf(entry["lang_json_data"]),
        },
      ];
    });
  const first =
    languages.find(({ isDefault }) => isDefault) ?? languages.find(({ code }) => code === LANGUAGES[0]) ?? languages[0];
  if (first === undefined) return [{ code: LANGUAGES[0], name: "Русский", overrides: {} }];
  return [first, ...languages.filter((each) => each !== first)].map(({ isDefault: _marked, ...language }) => language);
}

/** An object of strings, or its JSON text. */
function overridesOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(readRecord(typeof value === "string" ? parsedOrNull(value) : value));
  return Object.fromEntries(
    entries.flatMap(([key, text]) => (typeof text === "string" && text !== "" ? [[key, text]] : [])),
  );
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function seoByLanguageFromWire(value: unknown): Readonly<Partial<Record<LanguageCode, SiteSeo>>> {
  const entries = readList(value).flatMap((entry) => {
    const code = findLanguage(readRecord(entry)["lang_code"]);
    return code === null ? [] : [[code, siteSeoFromWire(entry)] as const];
  });
  return Object.fromEntries(entries);
}

export function translationFromWire(wire: Wire): Translation {
  return {
    isActive: readFlag(wire["translate_active"]),
    usesGoogle: readFlag(wire["use_google_translate"]),
    googleLanguages: readList(wire["google_languages_list"])
      .map((entry) => readText(isRecord(entry) ? entry["code"] : entry))
      .filter((code) => code !== ""),
    usesBackend: readFlag(wire["use_backend_translate"]),
    interfaceOnly: readFlag(wire["translate_only_interface"]),
  };
}

/** The popup marked `isTimePopup` provides the look of the work-time notice (STATE-4). */
export function workTimeNoticeFromWire(wire: Wire): WorkTimeNotice {
  const popup = readRecord(readList(wire["popups"]).find((entry) => readFlag(readRecord(entry)["isTimePopup"])));
  return {
    isOn: readFlag(wire["notification_work_time"]),
    title: readText(popup["title"]),
    text: readText(popup["text"]),
    image: readPictureAddress(popup["bgImage"]) ?? readPictureAddress(popup["image"]),
  };
}

export function realtimeFromWire(value: unknown): RealtimeOptions | null {
  const wire = readRecord(value);
  const key = readTextOrNull(wire["key"]);
  if (key === null) return null;
  return {
    key,
    wsPath: readTextOrNull(wire["wsPath"]),
    cluster: readTextOrNull(wire["cluster"]),
    host: readTextOrNull(wire["host"]),
  };
}
