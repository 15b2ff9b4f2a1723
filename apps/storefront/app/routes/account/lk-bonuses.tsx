import { BonusesPage } from "../../features/loyalty/bonuses-page.tsx";
import type { BonusData } from "../../page-data/account/lk-bonuses.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** The shopper's points. */
export function Component() {
  return <BonusesPage {...useLoaderData<BonusData>()} />;
}
