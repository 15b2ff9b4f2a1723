import type { StopKind } from "@skatert/contract";
import { useRight } from "../../platform/session/me-context.tsx";

/** Whether the person may stop and resume a kind. Methods, zones and the branch need the right to its pace. */
export function useMayStop(): (kind: StopKind) => boolean {
  const [mayStop, mayPace] = [useRight("stops.edit"), useRight("pace.edit")];
  return (kind) => (kind === "method" || kind === "zone" || kind === "branch" ? mayPace : mayStop);
}
