import { OFFICE_PATHS, WaitingOrdersSchema, type WireWaitingOrders } from "@skatert/contract";
import { branchesWith } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { useSessionEnd } from "../../platform/session/session-end.ts";

const everyMs = 15_000;

/** Waiting and live orders of each of the person's branches that has any, for pages without a board and other branches. */
export function useWaitingOrders(): WireWaitingOrders["branches"] {
  const { me } = useWork();
  const { isAsked } = useSessionEnd();
  const readable = branchesWith(grantsOf(me), "orders.answer");
  const asked = useQuery({
    queryKey: ["waiting-orders"],
    queryFn: async ({ signal }) =>
      requireAnswer(await api.read(OFFICE_PATHS.waitingOrders, WaitingOrdersSchema, { signal })).branches,
    enabled: !isAsked && (readable === "all" || readable.length > 0),
    refetchInterval: everyMs,
  });
  return asked.data ?? [];
}
