import { branchesWith } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { useSessionEnd } from "../../platform/session/session-end.ts";
import { openCountQuery } from "./inbox-calls.ts";

/** The number of open items in the person's branches; 0 for people who may not answer them. */
export function useOpenItems(): number {
  const { me } = useWork();
  const { isAsked } = useSessionEnd();
  const answered = branchesWith(grantsOf(me), "requests.answer");
  const open = useQuery({ ...openCountQuery, enabled: !isAsked && (answered === "all" || answered.length > 0) }).data;
  return Object.values(open ?? {}).reduce((sum, count) => sum + count, 0);
}
