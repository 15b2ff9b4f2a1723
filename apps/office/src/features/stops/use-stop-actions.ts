import type { WireNewStop, WireStop } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { endText } from "../../model/stops/stop-words.ts";
import { resumeSale, stopSale } from "../../model/stops/stops-query.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** Stops and resumes. The toast offers an undo for ten seconds. */
export function useStopActions() {
  const i18n = useI18n();
  const branch = useShownBranch();
  const failed = useFailure();
  const zone = branch.time_zone;

  async function stop(body: WireNewStop, name: string): Promise<boolean> {
    const result = await stopSale(body);
    if (!result.ok) return failed(result.error);
    const made = result.value;
    const text = i18n.t("stops.done", { name, end: endText(made, shopNow(), zone, i18n) });
    showToast({ text, look: "done", undo: { label: i18n.t("stops.undo"), run: () => void takeBack(made) } });
    return true;
  }

  async function takeBack(made: WireStop): Promise<void> {
    const result = await resumeSale(made);
    if (!result.ok) failed(result.error);
  }

  async function resume(stopped: WireStop): Promise<boolean> {
    const result = await resumeSale(stopped);
    if (!result.ok) return failed(result.error);
    const text = i18n.t("stops.resumed", { name: stopped.name });
    showToast({ text, look: "done", undo: { label: i18n.t("stops.undo"), run: () => void stopAgain(stopped) } });
    return true;
  }

  /** The same stop with the same end. */
  async function stopAgain({ branch_id, target, until, until_business_day, reason }: WireStop): Promise<void> {
    const result = await stopSale({
      branch_id,
      target,
      until: until_business_day ? "business-day" : until,
      reason,
    });
    if (!result.ok) failed(result.error);
  }

  return { branch, zone, stop, resume };
}
