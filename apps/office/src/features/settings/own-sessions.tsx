import { DoneSchema, OFFICE_PATHS, StaffSessionsSchema, type WireStaffSessions } from "@skatert/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { browserName } from "../../model/people/browser-name.ts";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

type Session = WireStaffSessions["sessions"][number];

const sessionsQuery = queryOptions({
  queryKey: ["own-sessions"],
  queryFn: async ({ signal }): Promise<WireStaffSessions> =>
    requireAnswer(await api.read(OFFICE_PATHS.sessions, StaffSessionsSchema, { signal })),
});

/** The person's sessions, with "sign out" for every other one (STAFF-1). */
export function OwnSessions() {
  const { t } = useI18n();
  const asked = useQuery(sessionsQuery);
  return (
    <section className={screen.panel} aria-labelledby="sessions">
      <h2 id="sessions" className={screen.heading}>
        {t("settings.sessions.title")}
      </h2>
      {asked.data === undefined && asked.isError ? (
        <LoadFailed title="settings.sessions.error" asked={asked} />
      ) : asked.data === undefined ? (
        <ListSkeleton label={t("loading")} rows={2} />
      ) : (
        <ul className={screen.list}>
          {asked.data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { t, dayTime } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const name = browserName(session.agent) ?? t("settings.sessions.browser");
  const end = async () => {
    const result = await during(endSession(session.id));
    if (!result.ok) failed(result.error);
    else showToast({ text: t("settings.sessions.ended", { name }), look: "done" });
  };
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          {name} {session.current && <span className={screen.kind}>{t("settings.sessions.current")}</span>}
        </p>
        {session.on_device && <p>{t("settings.sessions.device")}</p>}
        <p className={screen.quiet}>{t("settings.sessions.seen", { time: dayTime(session.seen_at, zone) })}</p>
      </div>
      {!session.current && (
        <Button aria-label={t("settings.sessions.end.of", { name })} isPending={isSending} onPress={() => void end()}>
          {t("settings.sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Reloads the list before the button is enabled again, so that an ended session cannot be ended twice. */
async function endSession(id: string | number) {
  const result = await api.change("DELETE", `${OFFICE_PATHS.sessions}/${id}`, DoneSchema);
  await queryClient.invalidateQueries(sessionsQuery);
  return result;
}
