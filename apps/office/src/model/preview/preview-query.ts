import { OFFICE_PATHS, PREVIEW_QUERY, PreviewSchema, type WirePreview } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { SHOP_DATA } from "../entities/entity-query.ts";

/** A token lasts an hour, so the next one is requested before that. */
const renewMs = 50 * 60_000;

/** A token that shows the draft in the real shop (EDIT-4). */
export const previewQuery = queryOptions({
  queryKey: ["preview"],
  queryFn: async (): Promise<WirePreview> =>
    requireAnswer(await api.change("POST", OFFICE_PATHS.preview, PreviewSchema, { key: changeKey() })),
  staleTime: renewMs,
  gcTime: renewMs,
  // From the token's own start: the page may have been opened long after it.
  refetchInterval: ({ state }) => Math.max(60_000, state.dataUpdatedAt + renewMs - Date.now()),
});

let states = 0;

/** Returns a new number after every saved change, because edits invalidate all queries of the shop's data. */
export const draftStateQuery = queryOptions({
  queryKey: [SHOP_DATA, "preview-state"],
  queryFn: async (): Promise<number> => {
    states += 1;
    return states;
  },
});

/** Address of a shop page in the preview. `path` starts with "/". */
export function previewAddress({ origin, token }: Pick<WirePreview, "origin" | "token">, path: string): string {
  const url = new URL(path, origin ?? window.location.origin);
  url.searchParams.set(PREVIEW_QUERY, token);
  return url.href;
}
