import * as z from "zod/mini";

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
  YANDEX_GEOCODER_KEY: z.optional(trimmed),
  YANDEX_SUGGEST_KEY: z.optional(trimmed),
  YANDEX_GEOCODER_URL: z.optional(address),
  YANDEX_SUGGEST_URL: z.optional(address),
  DADATA_KEY: z.optional(trimmed),
  DADATA_URL: z.optional(address),
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
