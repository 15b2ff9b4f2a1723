import { PreferencesPage } from "../../features/account/profile/preferences-page.tsx";
import type { PreferencesData } from "../../page-data/account/lk-preferences.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** What the shopper likes and avoids. */
export function Component() {
  return <PreferencesPage {...useLoaderData<PreferencesData>()} />;
}
