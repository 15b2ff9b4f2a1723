import { PreferencesPage } from "../features/account/preferences-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { PreferencesData } from "./lk-preferences.loader.ts";

/** What the shopper likes and avoids. */
export function Component() {
  return <PreferencesPage {...useLoaderData<PreferencesData>()} />;
}
