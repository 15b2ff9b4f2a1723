import {
  GuidePlaceSchema,
  GuideSchema,
  OFFICE_PATHS,
  type WireGuide,
  type WireGuideContents,
  type WireGuidePlace,
  type WireGuideRemoval,
} from "@skatert/contract";
import type { GuideStep } from "@skatert/domain";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** The guide of the first start: answers, missing answers, and the demo entities to remove (OFFICE-6). */
export const guideQuery = queryOptions({
  queryKey: ["guide"],
  queryFn: async ({ signal }): Promise<WireGuide> =>
    requireAnswer(await api.read(OFFICE_PATHS.guide, GuideSchema, { signal })),
});

interface StepToSave<Step extends GuideStep> {
  readonly step: Step;
  readonly version: number;
  readonly content: WireGuideContents[Step];
}

export async function saveGuideStep<Step extends GuideStep>(body: StepToSave<Step>): Promise<OfficeResult<WireGuide>> {
  return kept(await api.change("PUT", OFFICE_PATHS.guide, GuideSchema, { body }));
}

/** Replaces the demo with the own shop. `removal`: the list that the owner saw. */
export async function openOwnShop(removal: WireGuideRemoval): Promise<OfficeResult<WireGuide>> {
  return kept(await api.change("POST", OFFICE_PATHS.guideOpening, GuideSchema, { body: { removal } }));
}

/** The address's point, from the configured geocoder. */
export function findGuidePlace(text: string): Promise<OfficeResult<WireGuidePlace>> {
  return api.read(OFFICE_PATHS.guidePlace, GuidePlaceSchema, { query: { text } });
}

function kept(result: OfficeResult<WireGuide>): OfficeResult<WireGuide> {
  if (result.ok) queryClient.setQueryData(guideQuery.queryKey, result.value);
  return result;
}
