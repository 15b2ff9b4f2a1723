import { type LanguageCode, ratingCalls } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const ratings = (language: LanguageCode) => ratingCalls(browserContext(language));
