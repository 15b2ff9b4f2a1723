import { CATALOG_TYPES, type CatalogType, findLanguage, type LanguageCode } from "@skatert/contract";
import type { LocationId } from "@skatert/domain";
import type { ColourTheme } from "../../platform/appearance.ts";
import { cookieValue } from "../../platform/storage/cookies.ts";

/** A request's facts about the appearance of its page. */
export interface RequestFacts {
  /** Languages that the visitor asked for, most wanted first. Those that the shop lists may apply. */
  readonly languages: readonly LanguageCode[];
  /** Null: the shop's setting. */
  readonly theme: ColourTheme | null;
  readonly locationId: LocationId | null;
  /** The page type that the visitor chose. It applies if the shop offers it. */
  readonly pageType: CatalogType | null;
}

/** Languages: `?lang=`, then the cookie (decision 036). Malformed values count as absent. */
export function requestFacts(request: Request): RequestFacts {
  const cookies = request.headers.get("cookie");
  const asked = new URL(request.url).searchParams.get("lang");
  const theme = cookieValue(cookies, "theme");
  const pageType = cookieValue(cookies, "page_type");
  const location = Number(cookieValue(cookies, "location"));
  return {
    languages: [asked, cookieValue(cookies, "lang")].flatMap((code) => findLanguage(code) ?? []),
    theme: theme === "dark" || theme === "light" ? theme : null,
    locationId: Number.isSafeInteger(location) && location > 0 ? location : null,
    pageType: CATALOG_TYPES.find((type) => type === pageType) ?? null,
  };
}
