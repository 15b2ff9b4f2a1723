import { geoCalls, type LanguageCode } from "@skatert/contract";
import { browserContext } from "./browser-context.ts";

export const geo = (language: LanguageCode) => geoCalls(browserContext(language));
