import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { EntityAddress } from "../../model/entities/entity-path.ts";
import css from "./changes.module.css";

interface HistoryLinkProps {
  readonly entity: EntityAddress;
  readonly name: string;
}

/** From an editor to the published changes of what is edited (EDIT-6). */
export function HistoryLink({ entity: { kind, id }, name }: HistoryLinkProps) {
  const { t } = useI18n();
  return (
    <Link
      to={`/changes/history?entity=${encodeURIComponent(`${kind}:${id}`)}`}
      className={css.way}
      aria-label={t("history.link.of", { name })}
    >
      {t("history.link")}
    </Link>
  );
}
