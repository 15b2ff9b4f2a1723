import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { endText } from "../../../model/stops/stop-words.ts";
import { stopsQuery } from "../../../model/stops/stops-query.ts";
import { useNow } from "../../../platform/clock/use-now.ts";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import styles from "./page.module.css";

/** Says in the head of the board that its branch takes no orders, and until when (STOP-3). */
export function PauseNote() {
  const i18n = useI18n();
  const branch = useShownBranch();
  const now = useNow();
  const { data } = useQuery(stopsQuery(branch.id));
  const pause = data?.pause ?? null;
  if (pause === null || (pause.until !== null && Date.parse(pause.until) <= now)) return null;
  const end = endText({ until: pause.until, until_business_day: false }, now, branch.time_zone, i18n);
  return (
    <p className={styles.paused} role="status">
      <Link to="/stops">{i18n.t("stops.pause.on", { end })}</Link>
    </p>
  );
}
