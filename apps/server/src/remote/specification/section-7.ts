import { PATHS } from "@skatert/contract";

/** What a call of section 7 may carry. Token, number of the user and keys are in the table of calls. */
export interface SpecifiedCall {
  readonly query: readonly string[];
  /** Members of the body; "whole": it is built elsewhere. */
  readonly body: readonly string[] | "whole";
}

const nothing: SpecifiedCall = { query: [], body: [] };
const phone: SpecifiedCall = { query: [], body: ["phone"] };
const login: SpecifiedCall = { query: [], body: ["phone", "code"] };
const article: SpecifiedCall = { query: ["slug", "lang"], body: [] };

/** The forwarded calls of section 7 by method and route. */
const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  [`GET ${PATHS.posts}`]: article,
  [`GET ${PATHS.pages}`]: article,
  [`GET ${PATHS.galleries}/:id`]: nothing,
  [`GET ${PATHS.takeTimes}`]: { query: ["stock_id", "shipping_method", "zone", "lang"], body: [] },
  [`POST ${PATHS.autoapply}`]: { query: [], body: "whole" },
  [`GET ${PATHS.promoSettings}`]: nothing,
  [`GET ${PATHS.publicCoupons}`]: nothing,
  [`GET ${PATHS.ownCoupons}`]: nothing,
  [`GET ${PATHS.referral}`]: nothing,
  [`GET ${PATHS.bonus}`]: nothing,
  [`POST ${PATHS.sendCode}`]: phone,
  [`POST ${PATHS.checkCode}`]: login,
  [`POST ${PATHS.telegramSend}`]: phone,
  [`POST ${PATHS.telegramCheck}`]: login,
  [`POST ${PATHS.whatsappSend}`]: phone,
  [`POST ${PATHS.whatsappCheck}`]: login,
  [`GET ${PATHS.addresses}`]: nothing,
  [`POST ${PATHS.addresses}`]: { query: [], body: ["user_id", "data"] },
  [`GET ${PATHS.user}`]: nothing,
  [`GET ${PATHS.preferences}`]: nothing,
  [`POST ${PATHS.preferences}`]: { query: [], body: ["preferences"] },
  [`GET ${PATHS.favorites}`]: nothing,
  [`POST ${PATHS.favorites}`]: { query: [], body: "whole" },
  [`GET ${PATHS.notifications}`]: nothing,
  [`GET ${PATHS.ownOrders}`]: nothing,
  [`GET ${PATHS.wheel}`]: nothing,
};

/** Null: section 7 has no such call. */
export function specifiedCall(method: string, route: string): SpecifiedCall | null {
  return specifiedCalls[`${method} ${route}`] ?? null;
}

/** Documents of section 7 whose answer depends on the language, by their path. */
const languageDocuments: readonly string[] = [PATHS.allSettings, PATHS.posts, PATHS.pages];
const plainDocuments: readonly string[] = [PATHS.frontSettings, PATHS.banners, PATHS.blog, PATHS.promoSettings];

/**
 * The address of a document as section 7 names it, from its path and `?lang=`; null: section 7 has no such document.
 * Articles are named by their slug, so their lists are not among them.
 */
export function specifiedDocument(address: string): string | null {
  const [path = "", query = ""] = address.split("?", 2);
  if (path === PATHS.allSettings) return address;
  if (languageDocuments.includes(path)) return new URLSearchParams(query).has("slug") ? address : null;
  const isGallery = path.startsWith(`${PATHS.galleries}/`);
  return isGallery || plainDocuments.includes(path) || path.startsWith(`${PATHS.catalogFolder}/`) ? path : null;
}
