import type { WireStopOption } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { stopMenuQuery } from "../../model/stops/stop-menu.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";

const parameter = "stop";

/** The thing to stop, kept in the address: after a reload the form opens again with its typed values. */
export function useStopChoice() {
  const { language } = useI18n();
  const branch = useShownBranch();
  const [params, setParams] = useSearchParams();
  const wanted = params.get(parameter);
  const menu = useQuery({ ...stopMenuQuery(branch.id, language), enabled: wanted !== null });
  const chosen = menu.data?.options.find((option) => nameOf(option) === wanted) ?? null;
  const put = (value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(parameter);
      else next.set(parameter, value);
      return next;
    });
  return { chosen, choose: (option: WireStopOption) => put(nameOf(option)), close: () => put(null) };
}

function nameOf({ kind, id }: WireStopOption): string {
  return `${kind}-${id}`;
}
