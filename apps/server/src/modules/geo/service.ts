import type { AddressSource, FoundAddress, LanguageCode } from "@skatert/contract";
import { boundsOfZones, type Coordinates } from "@skatert/domain";
import { LRUCache } from "lru-cache";
import { createBreaker } from "../../ports/breaker.ts";
import { type AddressFinder, FinderFailure } from "../../ports/geocoder/address-finder.ts";
import { createShopFinder } from "../../ports/geocoder/shop-finder.ts";
import type { ShopData } from "../../shop/shop-data.ts";

export interface GeoDeps {
  /** Null: only the shop's own street list. */
  readonly finder: AddressFinder | null;
  readonly shopData: ShopData;
  readonly now: () => number;
  readonly onFailure: (error: FinderFailure) => void;
}

/** The addresses found and their source. */
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
/** Consecutive failures that suspend a method, so that typing does not wait for a timeout at each letter. */
const failuresBeforeRest = 3;
const restMs = 30_000;
/** Margin around the zones in which addresses are searched, degrees. */
const margin = 0.05;

/**
 * Addresses from the configured provider, cached for a day. If the provider fails or finds nothing, the shop's own
 * street list answers, so a failing provider costs at most suggestions.
 */
export function createGeoService({ finder, shopData, now, onFailure }: GeoDeps): GeoService {
  const cache = createAnswerCache(now);
  const breakerOf = () =>
    createBreaker({
      failures: failuresBeforeRest,
      restMs,
      now,
      isAway: (error) => error instanceof FinderFailure && error.isAway,
      resting: () => new FinderRests(),
    });
  // Each method has its own key and quota, so one may fail while the others work.
  const breakers = { suggest: breakerOf(), locate: breakerOf(), at: breakerOf() };

  async function byProvider({ method, key }: Question, ask: Ask): Promise<Found | null> {
    if (finder === null) return null;
    const known = cache.get(key);
    if (known !== undefined) return { source: finder.name, addresses: known };
    try {
      const addresses = await breakers[method].run(() => ask(finder));
      cache.set(key, addresses);
      return { source: finder.name, addresses };
    } catch (error) {
      if (error instanceof FinderRests) return null;
      if (!(error instanceof FinderFailure)) throw error;
      onFailure(error);
      return null;
    }
  }

  async function answer(
    question: Question,
    ask: (finder: AddressFinder, area: ReturnType<typeof boundsOfZones>) => Promise<readonly FoundAddress[]>,
  ): Promise<Found> {
    const settings = (await shopData.current()).settings();
    const area = boundsOfZones(settings.zones, margin);
    const found = await byProvider(question, (provider) => ask(provider, area));
    // A new street may be in only one of the two lists.
    if (found !== null && found.addresses.length > 0) return found;
    return { source: "shop", addresses: await ask(createShopFinder(settings.mapBase.streets), area) };
  }

  return {
    suggest: (question) =>
      answer(questionOf("suggest", question.language, question.text), (provider, area) =>
        provider.suggest({ ...question, area }),
      ),
    locate: (question) =>
      answer(questionOf("locate", question.language, question.text, question.ref), async (provider, area) =>
        listOf(await provider.locate({ ...question, area })),
      ),
    at: (point, language) =>
      // Five decimals are about a metre, so a slight move of the pin hits the cache.
      answer(questionOf("at", language, `${point.lon.toFixed(5)} ${point.lat.toFixed(5)}`), async (provider) =>
        listOf(await provider.at(point, language)),
      ),
  };
}

/** Answers of the provider by question, each for a day. */
function createAnswerCache(now: () => number): LRUCache<string, readonly FoundAddress[]> {
  return new LRUCache({
    maxSize: cacheBytes,
    sizeCalculation: (addresses, key) => 2 * (key.length + JSON.stringify(addresses).length),
    ttl: dayMs,
    // The clock is read at each question, so no timer runs.
    ttlResolution: 0,
    perf: { now },
  });
}

type Method = "suggest" | "locate" | "at";

interface Question {
  readonly method: Method;
  readonly key: string;
}

type Ask = (finder: AddressFinder) => Promise<readonly FoundAddress[]>;

class FinderRests extends Error {}

/**
 * The key holds the whole request, because providers read different parts of it. An answer cached by its `ref` alone
 * would be returned for another text.
 */
function questionOf(method: Method, language: LanguageCode, text: string, ref: string | null = null): Question {
  return { method, key: JSON.stringify([method, language, text.toLowerCase().replace(/\s+/g, " "), ref]) };
}

function listOf(address: FoundAddress | null): readonly FoundAddress[] {
  return address === null ? [] : [address];
}
