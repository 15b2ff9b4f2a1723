import type { FoundAddress, LanguageCode } from "@skatert/contract";
import type { Bounds, Coordinates } from "@skatert/domain";
import * as z from "zod/mini";
import { type AddressFinder, FinderFailure } from "./address-finder.ts";
import { callFinder, type FinderPlace } from "./call-finder.ts";

export interface YandexFinderOptions {
  readonly geocoderKey: string;
  readonly suggestKey: string;
  readonly geocoder?: FinderPlace;
  readonly suggest?: FinderPlace;
}

const SuggestAnswer = z.looseObject({
  results: z._default(
    z.array(
      z.looseObject({
        title: z.looseObject({ text: z.string() }),
        subtitle: z.optional(z.looseObject({ text: z.string() })),
        address: z.optional(
          z.looseObject({
            component: z.optional(z.array(z.looseObject({ name: z.string(), kind: z.array(z.string()) }))),
          }),
        ),
        uri: z.optional(z.string()),
      }),
    ),
    [],
  ),
});

const Component = z.looseObject({ kind: z.string(), name: z.string() });
const GeocoderAnswer = z.looseObject({
  response: z.looseObject({
    GeoObjectCollection: z.looseObject({
      featureMember: z.array(
        z.looseObject({
          GeoObject: z.looseObject({
            Point: z.looseObject({ pos: z.string() }),
            metaDataProperty: z.looseObject({
              GeocoderMetaData: z.looseObject({
                precision: z.string(),
                text: z.string(),
                Address: z.looseObject({ Components: z.array(Component) }),
              }),
            }),
          }),
        }),
      ),
    }),
  }),
});
type GeoObject = z.infer<
  typeof GeocoderAnswer
>["response"]["GeoObjectCollection"]["featureMember"][number]["GeoObject"];

const maxSuggestions = 7;

/** Yandex Suggest for typed text, Yandex Geocoder for places. Its points are longitude first. */
export function createYandexFinder(options: YandexFinderOptions): AddressFinder {
  const { geocoderKey, suggestKey, geocoder, suggest } = options;
  const geocode = async (query: Readonly<Record<string, string>>, language: LanguageCode) => {
    const url = new URL(geocoder?.baseUrl ?? "https://geocode-maps.yandex.ru/v1");
    const lang = geocoderLanguages[language] ?? "en_US";
    url.search = String(new URLSearchParams({ apikey: geocoderKey, ...query, lang, format: "json", results: "1" }));
    const answer = GeocoderAnswer.safeParse(await callFinder(url, {}, geocoder?.timeoutMs));
    if (!answer.success) throw new FinderFailure("answered with an unexpected body");
    const [first] = answer.data.response.GeoObjectCollection.featureMember;
    return first === undefined ? null : addressOf(first.GeoObject);
  };
  return {
    name: "yandex",
    async suggest({ text, language, area, session }) {
      const url = new URL(suggest?.baseUrl ?? "https://suggest-maps.yandex.ru/v1/suggest");
      url.search = String(
        new URLSearchParams({
          apikey: suggestKey,
          text,
          lang: language.slice(0, 2),
          results: String(maxSuggestions),
          types: "street,house",
          print_address: "1",
          attrs: "uri",
          ...(session === "" ? {} : { sessiontoken: session }),
          ...(area === null ? {} : { bbox: boxText(area), strict_bounds: "1" }),
        }),
      );
      const answer = SuggestAnswer.safeParse(await callFinder(url, {}, suggest?.timeoutMs));
      if (!answer.success) throw new FinderFailure("answered with an unexpected body");
      return answer.data.results.map(({ title, subtitle, address, uri }) => ({
        text: title.text,
        note: subtitle?.text ?? "",
        house: address?.component?.find(({ kind }) => kind.includes("HOUSE"))?.name ?? null,
        coordinates: null,
        ref: uri ?? null,
      }));
    },
    locate({ text, ref, language, area }) {
      if (ref !== null) return geocode({ uri: ref }, language);
      return geocode({ geocode: text, ...(area === null ? {} : { bbox: boxText(area), rspn: "1" }) }, language);
    },
    at: ({ lon, lat }, language) => geocode({ geocode: `${lon},${lat}`, kind: "house" }, language),
  };
}

const geocoderLanguages: Readonly<Partial<Record<LanguageCode, string>>> = {
  ru: "ru_RU",
  be: "be_BY",
  kk: "ru_RU",
  tt: "ru_RU",
};

function boxText({ west, south, east, north }: Bounds): string {
  return `${west},${south}~${east},${north}`;
}

const exactEnough = new Set(["exact", "number"]);

function addressOf({ Point, metaDataProperty }: GeoObject): FoundAddress {
  const { precision, text, Address } = metaDataProperty.GeocoderMetaData;
  const named = (kind: string) => Address.Components.findLast((component) => component.kind === kind)?.name;
  const line = [named("street") ?? named("district") ?? named("locality"), named("house")].filter(Boolean).join(", ");
  return {
    text: line || text,
    note: named("locality") ?? "",
    house: named("house") ?? null,
    coordinates: exactEnough.has(precision) ? pointOf(Point.pos) : null,
    ref: null,
  };
}

function pointOf(pos: string): Coordinates | null {
  const [lon, lat] = pos.split(" ").map(Number);
  return lon !== undefined && lat !== undefined && Number.isFinite(lon + lat) ? { lon, lat } : null;
}
