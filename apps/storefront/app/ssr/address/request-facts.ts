import { CATALOG_TYPES, type CatalogType, findLanguage, type LanguageCode } from "@skatert/contract";
import type { LocationId } from "@skatert/domain";
import type { ColourTheme } from "../../platform/appearance.ts";
import { cookieValue } from "../../platform/storage/cookies.ts";

/** A request's facts about the appearance of its page. */
export interface RequestFacts {
  /** Null: the shop's default. */
  readonly language: LanguageCode | null;
  /** Null: the shop's setting. */
  readonly theme: ColourTheme | null;
  readonly locationId: LocationId | null;
  /** The page type that the visitor chose. It applies if the shop offers it. */
  readonly pageType: CatalogType | null;
}

/** Language: `?lang=`, else the cookie (decision 036). Malformed values count as absent. */
export function requestFacts(request: Request): RequestFacts {
  const cookies = request.headers.get("cookie");
  const asked = new URL(request.url).searchParams.get("lang");
  const theme = cookieValue(cookies, "theme");
  const pageType = cookieValue(cookies, "page_type");
  const location = Number(cookieValue(cookies, "location"));
  return {
    language: findLanguage(asked) ?? findLanguage(cookieValue(cookies, "lang")),
    theme: theme === "dark" || theme === "light" ? theme : null,
    locationId: Number.isSafeInteger(location) && location > 0 ? location : null,
    pageType: CATALOG_TYPES.find((type) => type === pageType) ?? null,
  };
}
