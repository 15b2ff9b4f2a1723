import { BonusesPage } from "../features/loyalty/bonuses-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { BonusData } from "./lk-bonuses.loader.ts";

/** The shopper's points. */
export function Component() {
  return <BonusesPage {...useLoaderData<BonusData>()} />;
}
