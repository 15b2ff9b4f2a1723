import { CATALOG_TYPES, type CatalogType, findLanguage, type LanguageCode } from "@skatert/contract";
import type { LocationId } from "@skatert/domain";
import type { ColourTheme } from "../../platform/appearance.ts";
import { cookieValue } from "../../platform/storage/cookies.ts";

/** What a request says about how its page should look. */
export interface RequestFacts {
  /** Null: the shop's default. */
  readonly language: LanguageCode | null;
  /** Null: as the shop's settings say. */
  readonly theme: ColourTheme | null;
  readonly locationId: LocationId | null;
  /** The page type the visitor would like to see; counts where the shop offers it. */
  readonly pageType: CatalogType | null;
}

/** Language: `?lang=`, else the cookie (decision 036). Anything malformed counts as absent. */
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
