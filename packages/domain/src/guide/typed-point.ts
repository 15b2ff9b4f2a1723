import type { Coordinates } from "../delivery/types.ts";

const number = "(-?\\d{1,3}(?:\\.\\d+)?)";
const between = "\\s*(?:,|%2C|;|\\s)\\s*";
const pair = new RegExp(`^\\s*${number}${between}${number}\\s*$`, "i");
/** Parts of the links of map services with a point, longitude first. */
const lonFirst = [`[?&](?:ll|pt|m)=${number}${between}${number}`, `/geo/[^?]*?${number}${between}${number}`];
/** The same, latitude first. */
const latFirst = [
  `@${number},${number}`,
  `[?&](?:q|query|destination)=(?:loc:)?${number}${between}${number}`,
  `[?&]mlat=${number}&mlon=${number}`,
  `#map=[\\d.]+/${number}/${number}`,
];

/** A point in a usual form: "56.8386, 60.6055", or a link of Yandex Maps, Google Maps, 2GIS or OpenStreetMap. */
export function readTypedPoint(text: string): Coordinates | null {
  const short = text.slice(0, 1_000);
  const plain = pair.exec(short);
  if (plain !== null) return pointOf(plain[1], plain[2]);
  for (const form of latFirst) {
    const found = new RegExp(form, "i").exec(short);
    if (found !== null) return pointOf(found[1], found[2]);
  }
  for (const form of lonFirst) {
    const found = new RegExp(form, "i").exec(short);
    if (found !== null) return pointOf(found[2], found[1]);
  }
  return null;
}

const shortLink =
  /^\s*(?:https?:\/\/)?(?:(?:www\.)?yandex\.\w+\/maps\/(?:.*\/)?-\/|maps\.app\.goo\.gl\/|goo\.gl\/maps\/|go\.2gis\.com\/|osm\.org\/go\/)/i;

/** Whether a text is a short link of a map service. It has no point, which the service alone can tell. */
export function isShortMapLink(text: string): boolean {
  return shortLink.test(text.slice(0, 1_000));
}

function pointOf(north: string | undefined, east: string | undefined): Coordinates | null {
  const [lat, lon] = [Number(north), Number(east)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}
