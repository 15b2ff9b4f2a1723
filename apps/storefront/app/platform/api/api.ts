import type { LanguageCode } from "@skatert/contract";

/**
 * The shop's API, noun by noun: each is fetched when it is first needed and brings its own schemas alone, for reading
 * them all would keep a phone busy at a stroke.
 */
export const api = {
  account: async (language: LanguageCode) => (await import("./calls/account.ts")).account(language),
  catalog: async (language: LanguageCode) => (await import("./calls/catalog.ts")).catalog(language),
  checkout: async (language: LanguageCode) => (await import("./calls/checkout.ts")).checkout(language),
  coupons: async (language: LanguageCode) => (await import("./calls/coupons.ts")).coupons(language),
  geo: async (language: LanguageCode) => (await import("./calls/geo.ts")).geo(language),
  loyalty: async (language: LanguageCode) => (await import("./calls/loyalty.ts")).loyalty(language),
  push: async (language: LanguageCode) => (await import("./calls/push.ts")).push(language),
  ratings: async (language: LanguageCode) => (await import("./calls/ratings.ts")).ratings(language),
  tips: async (language: LanguageCode) => (await import("./calls/tips.ts")).tips(language),
  requests: async (language: LanguageCode) => (await import("./calls/requests.ts")).requests(language),
} as const;

export type AccountCalls = Awaited<ReturnType<typeof api.account>>;
export type CheckoutCalls = Awaited<ReturnType<typeof api.checkout>>;
