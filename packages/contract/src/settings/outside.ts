import { readFlag, readList, readRecord, readText, readTextOrNull, readTexts } from "../fields/read.ts";

/** A script of the operator: an address, or code that the shop serves as a file under `name` (EXT-3). */
export type OutsideScript =
  | { readonly kind: "address"; readonly url: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: "code"; readonly name: string; readonly code: string };

/** Yandex maps, used if a key is configured (EXT-2). */
export interface YandexMapsOptions {
  readonly apiKey: string;
  /** Address of the loader, without a query. */
  readonly url: string;
}

/** Every setting that makes a page contact another host. */
export interface OutsideServices {
  /** Metrics and tags: `include.metrix`, then `include.scripts`. */
  readonly scripts: readonly OutsideScript[];
  /** Customer care: `chat_widget` (APP-7). */
  readonly chat: readonly OutsideScript[];
  /** `telegram_web_app`: address of Telegram's script; null: the shop is no mini app. */
  readonly telegramUrl: string | null;
  readonly yandexMaps: YandexMapsOptions | null;
  /** Address of the translate widget's script (`google_translate_url`), used if the translation is enabled. */
  readonly translateUrl: string;
  /** Further origins that the operator's scripts contact: `include.hosts`. */
  readonly hosts: readonly string[];
}

/**
 * The settings that name code of others, or widen the pages' policy for it, by their section; null: the whole section.
 * Only an owner may change them, because such code may act for staff who have the office open.
 */
export const CODE_SETTINGS: Readonly<Record<string, readonly string[] | null>> = {
  include: null,
  map: ["yandex_url"],
  general: ["include", "map", "chat_widget", "telegram_web_app", "google_translate_url"],
};

type Wire = Readonly<Record<string, unknown>>;

const yandexLoader = "https://api-maps.yandex.ru/2.1/";
const telegramScript = "https://telegram.org/js/telegram-web-app.js";
const translateScript = "https://translate.google.com/translate_a/element.js";

/** Reads the outside services from `all_settings`; without configuration it names no host (EXT-3). */
export function outsideFromWire(wire: Wire): OutsideServices {
  const include = readRecord(wire["include"]);
  return {
    scripts: [...scriptsOf(include["metrix"]), ...scriptsOf(include["scripts"])],
    chat: scriptsOf(wire["chat_widget"]),
    telegramUrl: telegramOf(wire["telegram_web_app"]),
    yandexMaps: yandexOf(readRecord(wire["map"])),
    translateUrl: webAddress(wire["google_translate_url"]) ?? translateScript,
    hosts: readList(include["hosts"]).flatMap((host) => originOf(readText(host)) ?? []),
  };
}

/** Whether pages of the shop may run code of others. */
export function loadsScripts({ scripts, chat, telegramUrl, yandexMaps }: OutsideServices): boolean {
  return scripts.length + chat.length > 0 || telegramUrl !== null || yandexMaps !== null;
}

function telegramOf(value: unknown): string | null {
  return webAddress(value) ?? (readFlag(value) ? telegramScript : null);
}

function yandexOf(map: Wire): YandexMapsOptions | null {
  const apiKey = readTextOrNull(map["yandex_api_key"]);
  return apiKey === null ? null : { apiKey, url: webAddress(map["yandex_url"]) ?? yandexLoader };
}

function scriptsOf(value: unknown): readonly OutsideScript[] {
  // Code contains commas, so a text is never split.
  const texts = typeof value === "string" ? [value] : readTexts(value);
  return texts.flatMap((text) => readOutsideScripts(text));
}

const longestCode = 100_000;

/**
 * Scripts in one text of the settings: an address, an HTML snippet with script elements, or bare code. Other parts of
 * the snippet (noscript, pictures, data) are left out.
 */
export function readOutsideScripts(text: string): readonly OutsideScript[] {
  const whole = text.trim();
  if (whole === "" || whole.length > longestCode) return [];
  if (!/\s/.test(whole) && webAddress(whole) !== null) return [addressed(whole, {})];
  if (!/<script\b/i.test(whole)) return whole.startsWith("<") ? [] : [coded(whole)];
  const elements = whole.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  return [...elements].flatMap(([, tag = "", body = ""]) => scriptOf(readAttributes(tag), body));
}

function scriptOf(attributes: Readonly<Record<string, string>>, body: string): readonly OutsideScript[] {
  const type = attributes["type"] ?? "";
  if (type !== "" && !/^(?:module|(?:text|application)\/(?:java|ecma)script)$/i.test(type)) return [];
  const { src } = attributes;
  if (src === undefined) return body.trim() === "" ? [] : [coded(body.trim())];
  const dataAttributes = Object.entries(attributes).filter(([name]) => name === "id" || name.startsWith("data-"));
  return webAddress(src) === null ? [] : [addressed(src, Object.fromEntries(dataAttributes))];
}

/** Attributes of a tag by name in lower case; one without a value is "". */
function readAttributes(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? "").replaceAll("&amp;", "&"),
    ]),
  );
}

function addressed(address: string, attributes: Readonly<Record<string, string>>): OutsideScript {
  return { kind: "address", url: webAddress(address) ?? address, attributes };
}

function coded(code: string): OutsideScript {
  return { kind: "code", name: `${textMark(code)}.js`, code };
}

/** A complete http(s) address, or a path of the shop; null for anything else. */
function webAddress(value: unknown): string | null {
  const text = readText(value);
  if (/^\/(?![/\\])/.test(text)) return text;
  const whole = text.startsWith("//") ? `https:${text}` : text;
  return /^https?:/i.test(whole) && URL.canParse(whole) ? new URL(whole).href : null;
}

/** "https://mc.yandex.ru" of an address or a bare host name, `*.` allowed; null for an invalid host. */
function originOf(text: string): string | null {
  const whole = /^https?:\/\//.test(text) ? text : `https://${text}`;
  const match = /^(https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?)(?:\/|$)/i.exec(whole);
  return match?.[1]?.toLowerCase() ?? null;
}

/** Origins that scripts are loaded from or contain in their code, which the page's policy must allow. */
export function originsOfScripts(scripts: readonly OutsideScript[]): readonly string[] {
  const texts = scripts.flatMap((script) =>
    script.kind === "address" ? [script.url] : (script.code.match(/(?:https?:)?\/\/[\w*.-]+\.[\w-]+(?::\d+)?/g) ?? []),
  );
  const origins = texts.map((text) => (text.startsWith("//") ? `https:${text}` : text)).map(originOf);
  return [...new Set(origins.filter((origin) => origin !== null))];
}

/** A short hash of a text, the same on every machine: a file's name changes with its code. Not cryptographic. */
function textMark(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2_654_435_761);
    second = Math.imul(second ^ unit, 1_597_334_677);
  }
  const half = (value: number) => (value >>> 0).toString(16).padStart(8, "0");
  return half(first ^ (second >>> 15)) + half(second ^ (first >>> 13));
}

/** Path of a script's code, which the shop serves as a file. */
export function outsideFilePath(name: string): string {
  return `/outside/${name}`;
}
