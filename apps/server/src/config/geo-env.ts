import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/**
 * Providers of address search. A provider without its variables is off; without any, the shop's street list is used.
 */
export interface GeoEnv {
  readonly yandex: {
    readonly geocoderKey: string;
    readonly suggestKey: string;
    readonly geocoderUrl: string | undefined;
    readonly suggestUrl: string | undefined;
  } | null;
  readonly dadata: { readonly key: string; readonly url: string | undefined } | null;
}

const trimmed = z.string().check(z.trim());
const address = trimmed.check(z.regex(/^https?:\/\/[^\s?#]+$/, "must be an http or https address without a query"));

/** The variables of address search, for the schema of the whole environment. */
export const geoVariables = {
  YANDEX_GEOCODER_KEY: z
    .optional(trimmed)
    .register(variableTexts, { meaning: "Yandex searches addresses: the key of its Geocoder." }),
  YANDEX_SUGGEST_KEY: z.optional(trimmed).register(variableTexts, { meaning: "The key of its Geosuggest." }),
  YANDEX_GEOCODER_URL: z.optional(address).register(variableTexts, {
    meaning: "Another host with the API of Yandex' Geocoder.",
    byDefault: "Yandex' own",
    example: "https://geocode-maps.yandex.ru/v1",
  }),
  YANDEX_SUGGEST_URL: z.optional(address).register(variableTexts, {
    meaning: "Another host with the API of Geosuggest.",
    byDefault: "Yandex' own",
    example: "https://suggest-maps.yandex.ru/v1/suggest",
  }),
  DADATA_KEY: z.optional(trimmed).register(variableTexts, { meaning: "DaData searches addresses." }),
  DADATA_URL: z.optional(address).register(variableTexts, {
    meaning: "Another host with the API of DaData.",
    byDefault: "DaData's own",
    example: "https://suggestions.dadata.ru",
  }),
};

type GeoVariables = z.infer<z.ZodMiniObject<typeof geoVariables>>;

/** Variables that must be set together. */
export const geoTogether: readonly (readonly (keyof GeoVariables)[])[] = [
  ["YANDEX_GEOCODER_KEY", "YANDEX_SUGGEST_KEY"],
];

export function geoEnvOf(env: GeoVariables): GeoEnv {
  const { YANDEX_GEOCODER_KEY: geocoderKey, YANDEX_SUGGEST_KEY: suggestKey, DADATA_KEY: key } = env;
  return {
    yandex:
      geocoderKey === undefined || suggestKey === undefined
        ? null
        : { geocoderKey, suggestKey, geocoderUrl: env.YANDEX_GEOCODER_URL, suggestUrl: env.YANDEX_SUGGEST_URL },
    dadata: key === undefined ? null : { key, url: env.DADATA_URL },
  };
}
