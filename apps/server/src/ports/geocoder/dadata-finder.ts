import { type FoundAddress, type LanguageCode, readsCyrillic } from "@skatert/contract";
import type { Bounds, Coordinates } from "@skatert/domain";
import { distanceMeters } from "@skatert/domain";
import * as z from "zod/mini";
import { type AddressFinder, FinderFailure } from "./address-finder.ts";
import { callFinder, type FinderPlace } from "./call-finder.ts";

const text = z.optional(z.nullable(z.string()));
const Suggestion = z.looseObject({
  value: z.string(),
  data: z.looseObject({
    geo_lat: text,
    geo_lon: text,
    /** 0 the house itself, 1 the nearest house, 2 the street, 3 the settlement, 4 the town, 5 unknown. */
    qc_geo: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    house: text,
    block: text,
    block_type: text,
    street_with_type: text,
    settlement_with_type: text,
    city_with_type: text,
  }),
});
const Answer = z.looseObject({ suggestions: z.array(Suggestion) });

const maxSuggestions = 7;
/** Maximum distance between a point and its address. */
const nearMeters = 150;
/** The largest circle that the provider accepts. */
const widestMeters = 100_000;

/** DaData: its suggestions include coordinates. */
export function createDadataFinder({ key, ...place }: { readonly key: string } & FinderPlace): AddressFinder {
  const ask = async (method: string, body: object): Promise<readonly FoundAddress[]> => {
    const url = new URL(`${place.baseUrl ?? "https://suggestions.dadata.ru"}/suggestions/api/4_1/rs/${method}/address`);
    const headers = { authorization: `Token ${key}`, "content-type": "application/json", accept: "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = Answer.safeParse(await callFinder(url, init, place.timeoutMs));
    if (!answer.success) throw new FinderFailure("answered with an unexpected body");
    return answer.data.suggestions.map(addressOf);
  };
  return {
    name: "dadata",
    suggest: ({ text: query, language, area }) =>
      ask("suggest", { query, count: maxSuggestions, language: languageFor(language), ...within(area) }),
    async locate({ text: query, language, area }) {
      const [first] = await ask("suggest", { query, count: 1, language: languageFor(language), ...within(area) });
      return first ?? null;
    },
    async at({ lon, lat }, language) {
      const asked = { lat, lon, count: 1, radius_meters: nearMeters, language: languageFor(language) };
      const [first] = await ask("geolocate", asked);
      return first ?? null;
    },
  };
}

/** The provider answers in Russian and in Latin script. */
function languageFor(language: LanguageCode): "ru" | "en" {
  return readsCyrillic(language) ? "ru" : "en";
}

/** A circle around the delivery zones. */
function within(area: Bounds | null): object {
  if (area === null) return {};
  const center = { lon: (area.west + area.east) / 2, lat: (area.south + area.north) / 2 };
  const radius = Math.ceil(distanceMeters(center, { lon: area.east, lat: area.north }));
  return { locations_geo: [{ ...center, radius_meters: Math.min(widestMeters, radius) }] };
}

function addressOf({ value, data }: z.infer<typeof Suggestion>): FoundAddress {
  const { street_with_type: street, house, block, block_type: blockType } = data;
  const number = house ? [house, blockType, block].filter(Boolean).join("") : null;
  const place = [street ?? data.settlement_with_type, number].filter(Boolean).join(", ");
  return {
    text: place || value,
    note: data.city_with_type ?? data.settlement_with_type ?? "",
    house: number,
    coordinates: number === null || Number(data.qc_geo ?? 5) > 1 ? null : pointOf(data.geo_lon, data.geo_lat),
    ref: null,
  };
}

function pointOf(lonText?: string | null, latText?: string | null): Coordinates | null {
  if (!lonText || !latText) return null;
  const [lon, lat] = [Number(lonText), Number(latText)];
  return Number.isFinite(lon + lat) ? { lon, lat } : null;
}
