import type { GeoEnv } from "../../config/geo-env.ts";
import type { AddressFinder } from "./address-finder.ts";
import { createDadataFinder } from "./dadata-finder.ts";
import { createYandexFinder } from "./yandex-finder.ts";

/** The configured provider, Yandex before DaData; null: only the shop's own street list. */
export function configuredFinder({ yandex, dadata }: GeoEnv): AddressFinder | null {
  if (yandex !== null) {
    const { geocoderKey, suggestKey, geocoderUrl, suggestUrl } = yandex;
    return createYandexFinder({
      geocoderKey,
      suggestKey,
      geocoder: { baseUrl: geocoderUrl },
      suggest: { baseUrl: suggestUrl },
    });
  }
  return dadata === null ? null : createDadataFinder({ key: dadata.key, baseUrl: dadata.url });
}
