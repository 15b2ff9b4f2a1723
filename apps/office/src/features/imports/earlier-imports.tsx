import type { WireImportList } from "@skatert/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { importListQuery } from "../../model/imports/import-queries.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./imports.module.css";
import { summaryText } from "./words/summary-words.ts";

/** Earlier imports, newest first, each with a link to its page, where it can be undone. */
export function EarlierImports() {
  const { t } = useI18n();
  const found = useInfiniteQuery(importListQuery);
  const imports = found.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <section className={screen.part} aria-labelledby="imports-earlier">
      <h2 id="imports-earlier" className={screen.heading}>
        {t("imports.earlier")}
      </h2>
      {found.isError && imports.length === 0 ? (
        <LoadFailed title="imports.earlier.error" right="menu.edit" asked={found} />
      ) : found.isPending ? (
        <ListSkeleton label={t("loading")} rows={3} />
      ) : imports.length === 0 ? (
        <p className={screen.quiet}>{t("imports.earlier.none")}</p>
      ) : (
        <ul className={screen.list}>
          {imports.map((each) => (
            <EarlierImport key={each.id} earlier={each} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
          {t("imports.earlier.more")}
        </Button>
      )}
    </section>
  );
}

function EarlierImport({ earlier }: { readonly earlier: WireImportList["imports"][number] }) {
  const i18n = useI18n();
  const { time_zone: zone } = useShownBranch();
  const { id, file_name: name, by, at, state, summary } = earlier;
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          <Link to={`/menu/files/${id}`} className={css.open ?? ""}>
            {name}
          </Link>
        </p>
        <p className={screen.quiet}>
          <time dateTime={at}>{i18n.dayTime(at, zone)}</time> · {by}
        </p>
      </div>
      <p className={screen.quiet}>{summaryText(summary, i18n)}</p>
      <p className={screen.end}>{i18n.t(`imports.state.${state}`)}</p>
    </li>
  );
}
