import type { LanguageCode } from "@skatert/contract";

/**
 * The shop's API by noun. Each part loads on first use with only its own schemas, because parsing all schemas
 * at once blocks a phone for a noticeable time.
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
