import type { WireGuide } from "@skatert/contract";
import { GUIDE_STEPS, type GuideStep } from "@skatert/domain";

/** The pages of the guide: its steps, then the opening. */
export const GUIDE_PAGES = [...GUIDE_STEPS, "opening"] as const;
export type GuidePage = (typeof GUIDE_PAGES)[number];

/** The page in the address, or else the first unfinished step. */
export function shownPage({ faults, versions }: Pick<WireGuide, "faults" | "versions">, wanted: string): GuidePage {
  const asked = GUIDE_PAGES.find((page) => page === wanted);
  return asked ?? GUIDE_STEPS.find((step) => !isStepDone({ faults, versions }, step)) ?? "opening";
}

/** Whether a step is done. A step with valid default values is done once the owner has gone on from it. */
export function isStepDone({ faults, versions }: Pick<WireGuide, "faults" | "versions">, step: GuideStep): boolean {
  return versions[step] > 0 && faults[step].length === 0;
}

/** The previous or next page; null: there is none. */
export function besidePage(page: GuidePage, by: -1 | 1): GuidePage | null {
  return GUIDE_PAGES[GUIDE_PAGES.indexOf(page) + by] ?? null;
}
