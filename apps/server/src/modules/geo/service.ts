import type { AddressSource, FoundAddress, LanguageCode } from "@skatert/contract";
import { boundsOfZones, type Coordinates } from "@skatert/domain";
import { ByteBoundedCache } from "../../http/byte-bounded-cache.ts";
import { type AddressFinder, FinderFailure } from "../../ports/geocoder/address-finder.ts";
import { createShopFinder } from "../../ports/geocoder/shop-finder.ts";
import type { ShopData } from "../../shop/shop-data.ts";

export interface GeoDeps {
  /** Null: the shop's own street list alone. */
  readonly finder: AddressFinder | null;
  readonly shopData: ShopData;
  readonly now: () => number;
  readonly onFailure: (error: FinderFailure) => void;
}

/** What was found, and who found it. */
export interface Found {
  readonly source: AddressSource;
  readonly addresses: readonly FoundAddress[];
}

export interface TextQuestion {
  readonly text: string;
  readonly language: LanguageCode;
  readonly session: string;
}

export interface GeoService {
  suggest(question: TextQuestion): Promise<Found>;
  locate(question: TextQuestion & { readonly ref: string | null }): Promise<Found>;
  at(point: Coordinates, language: LanguageCode): Promise<Found>;
}

const dayMs = 86_400_000;
const cacheBytes = 4 * 1024 * 1024;
/** How long a provider that failed is left alone: whoever types must not wait for it at each letter. */
const restMs = 30_000;
/** Degrees around the zones in which addresses are looked for. */
const margin = 0.05;

/**
 * Addresses by the configured provider, kept for a day; where it fails or knows none, by the shop's own street list. So a
 * provider that is down costs suggestions at most, and the question is always answered.
 */
export function createGeoService({ finder, shopData, now, onFailure }: GeoDeps): GeoService {
  const cache = new ByteBoundedCache<{ readonly addresses: readonly FoundAddress[]; readonly until: number }>(
    cacheBytes,
  );
  let restsUntil = 0;

  async function byProvider(
    key: string,
    ask: (finder: AddressFinder) => Promise<readonly FoundAddress[]>,
  ): Promise<Found | null> {
    if (finder === null) return null;
    const known = cache.get(key);
    if (known !== undefined && known.until > now()) return { source: finder.name, addresses: known.addresses };
    if (now() < restsUntil) return null;
    try {
      const addresses = await ask(finder);
      cache.set(key, { addresses, until: now() + dayMs }, 2 * (key.length + JSON.stringify(addresses).length));
      return { source: finder.name, addresses };
    } catch (error) {
      if (!(error instanceof FinderFailure)) throw error;
      restsUntil = now() + restMs;
      onFailure(error);
      return null;
    }
  }

  async function answer(
    key: string,
    ask: (finder: AddressFinder, area: ReturnType<typeof boundsOfZones>) => Promise<readonly FoundAddress[]>,
  ): Promise<Found> {
    const settings = (await shopData.current()).settings();
    const area = boundsOfZones(settings.zones, margin);
    const found = await byProvider(key, (provider) => ask(provider, area));
    // A new street may stand in one list and not yet in the other.
    if (found !== null && found.addresses.length > 0) return found;
    return { source: "shop", addresses: await ask(createShopFinder(settings.mapBase.streets), area) };
  }

  return {
    suggest: (question) =>
      answer(keyOf("suggest", question), (provider, area) => provider.suggest({ ...question, area })),
    locate: (question) =>
      answer(keyOf("locate", question, question.ref ?? ""), async (provider, area) =>
        listOf(await provider.locate({ ...question, area })),
      ),
    at: (point, language) =>
      // Five decimals are a metre: who nudges the pin asks nothing new.
      answer(`at ${language} ${point.lon.toFixed(5)} ${point.lat.toFixed(5)}`, async (provider) =>
        listOf(await provider.at(point, language)),
      ),
  };
}

function keyOf(kind: string, { text, language }: TextQuestion, ref = ""): string {
  return `${kind} ${language} ${ref === "" ? text.toLowerCase().replace(/\s+/g, " ") : ref}`;
}

function listOf(address: FoundAddress | null): readonly FoundAddress[] {
  return address === null ? [] : [address];
}
