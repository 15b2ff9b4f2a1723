/** The order matters, because browsers also name the browsers that they resemble. */
const BROWSERS = [
  ["YaBrowser", "Яндекс Браузер"],
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** «Chrome, Android» for a `User-Agent`; null if neither is recognised. */
export function browserName(agent: string): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => agent.includes(sign))?.[1] ?? []);
  return known.length === 0 ? null : known.join(", ");
}
