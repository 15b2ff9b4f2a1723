import { type Coordinates, isTimeZone } from "@skatert/domain";

/** Options of a new shop folder. */
export interface NewShopOptions {
  readonly name: string;
  readonly city: string;
  /** The branch and the centre of its delivery zone. */
  readonly point: Coordinates;
  readonly language: NewShopLanguage;
  /** Currency sign. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly zoneSource: ZoneSource;
}

/** `computer`: the computer's own zone; `fallback`: Moscow time, because the computer's zone names no place. */
export type ZoneSource = "typed" | "computer" | "fallback";

export const NEW_SHOP_LANGUAGES = ["ru", "en"] as const;
export type NewShopLanguage = (typeof NEW_SHOP_LANGUAGES)[number];

/** Options as typed; undefined if not typed. */
export type TypedOptions = Readonly<
  Partial<Record<"name" | "city" | "point" | "language" | "currency" | "timezone", string>>
>;

const byLanguage = {
  ru: { name: "Моё кафе", city: "Москва" },
  en: { name: "My café", city: "Moscow" },
} as const;
const moscowTime = "Europe/Moscow";
const centreOfMoscow: Coordinates = { lon: 37.6176, lat: 55.7558 };
/** A zone is drawn in kilometres; near the poles a degree of longitude is too short for that. */
const maxLatitude = 80;

/**
 * The default time zone of a new shop: the computer's own. A server in UTC has no place, so its shop gets Moscow time.
 */
export function zoneOfNewShop(
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): Pick<NewShopOptions, "timeZone" | "zoneSource"> {
  const isPlace = own.includes("/") && !own.startsWith("Etc/") && isTimeZone(own);
  return isPlace ? { timeZone: own, zoneSource: "computer" } : { timeZone: moscowTime, zoneSource: "fallback" };
}

/** The options with defaults, or the reason why a typed option cannot be used. */
export function readNewShopOptions(typed: TypedOptions, ownZone?: string): NewShopOptions | string {
  const language = NEW_SHOP_LANGUAGES.find((known) => known === (typed.language ?? "ru"));
  if (language === undefined) return `--language: ${NEW_SHOP_LANGUAGES.join(" or ")}, found "${typed.language}"`;
  const point = typed.point === undefined ? centreOfMoscow : readPoint(typed.point);
  if (point === null) return `--point: latitude,longitude such as 55.7558,37.6176, found "${typed.point}"`;
  const zone = readZone(typed.timezone, ownZone);
  if (zone === null) return `--timezone: an IANA name such as Asia/Omsk, found "${typed.timezone}"`;
  const texts = { ...byLanguage[language], currency: "₽" };
  const name = readLine(typed.name, texts.name, 100);
  const city = readLine(typed.city, texts.city, 100);
  const currency = readLine(typed.currency, texts.currency, 5);
  if (name === null || city === null) return "--name, --city: one line of at most 100 characters";
  if (currency === null) return "--currency: a sign of at most 5 characters, such as ₽";
  return { name, city, point, language, currency, ...zone };
}

function readZone(typed: string | undefined, own?: string): Pick<NewShopOptions, "timeZone" | "zoneSource"> | null {
  if (typed === undefined) return zoneOfNewShop(own);
  const timeZone = typed.trim();
  return isTimeZone(timeZone) ? { timeZone, zoneSource: "typed" } : null;
}

/** The default for nothing or an empty line; null for a text that is too long or has control characters. */
function readLine(typed: string | undefined, otherwise: string, max: number): string | null {
  const line = typed?.trim() ?? "";
  if (line === "") return otherwise;
  return line.length > max || /\p{Cc}/u.test(line) ? null : line;
}

function readPoint(text: string): Coordinates | null {
  const parts = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (parts === null) return null;
  const [lat, lon] = [Number(parts[1]), Number(parts[2])];
  return Math.abs(lat) <= maxLatitude && Math.abs(lon) <= 180 ? { lon, lat } : null;
}
