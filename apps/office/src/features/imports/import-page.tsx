import type { WireImport } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { importQuery } from "../../model/imports/import-queries.ts";
import { isGone } from "../../platform/api/office-error.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Working } from "../../ui/feedback/working.tsx";
import screen from "../../ui/screen/screen.module.css";
import { FailedImport } from "./failed-import.tsx";
import css from "./imports.module.css";
import { JudgedImport } from "./judged-import.tsx";
import { SettledImport } from "./settled-import.tsx";
import { useFreshShop } from "./use-fresh-shop.ts";
import { kindOfFile } from "./words/system-words.ts";

/** One import from reading to undoing. Everybody who opens its address sees the same step (IMPORT-2). */
export function ImportPage() {
  const { t } = useI18n();
  const id = Number(useParams()["id"]);
  const asked = useQuery(importQuery(id));
  useFreshShop(asked.data?.state);
  return (
    <div className={screen.part}>
      <Link to="/menu/files" className={css.back ?? ""}>
        {t("imports.back")}
      </Link>
      {asked.data !== undefined ? (
        <Shown shown={asked.data} />
      ) : isGone(asked.error) ? (
        <EmptyState title={t("imports.gone.title")} text={t("imports.gone.text")} />
      ) : asked.isError ? (
        <LoadFailed title="imports.error" right="menu.edit" asked={asked} />
      ) : (
        <ListSkeleton label={t("loading")} />
      )}
    </div>
  );
}

function Shown({ shown }: { readonly shown: WireImport }) {
  const i18n = useI18n();
  const { dayTime } = i18n;
  const { time_zone: zone } = useShownBranch();
  return (
    <>
      <div>
        <h2 className={css.file}>{shown.file_name}</h2>
        <p className={screen.quiet}>
          {kindOfFile(shown, i18n)} · {shown.by} · <time dateTime={shown.at}>{dayTime(shown.at, zone)}</time>
        </p>
      </div>
      <Step shown={shown} />
    </>
  );
}

function Step({ shown }: { readonly shown: WireImport }) {
  const { t } = useI18n();
  switch (shown.state) {
    case "planning":
      return <Working label={t("imports.judging", { count: shown.progress.total })} progress={shown.progress} />;
    case "applying":
      return shown.progress.total === 0 ? (
        <Working label={t("imports.applying")} progress={null} />
      ) : (
        <Working label={t("imports.applying.pictures", { ...shown.progress })} progress={shown.progress} />
      );
    case "ready":
      return <JudgedImport judged={shown} />;
    case "failed":
      return <FailedImport failed={shown} />;
    case "applied":
    case "undone":
      return <SettledImport settled={shown} />;
  }
}
