import { PreferencesPage } from "../../features/account/profile/preferences-page.tsx";
import type { PreferencesData } from "../../page-data/account/lk-preferences.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** The shopper's preferences for dishes. */
export function Component() {
  return <PreferencesPage {...useLoaderData<PreferencesData>()} />;
}
