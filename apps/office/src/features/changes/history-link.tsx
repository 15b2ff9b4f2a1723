import type { WireEntity } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import css from "./changes.module.css";
import { entityText } from "./words/entity-words.ts";

interface HistoryLinkProps {
  readonly entity: Pick<WireEntity, "kind" | "id">;
  readonly name: string;
  /** Shows the name too, for several links in one place. */
  readonly isNamed?: boolean;
}

/** Link from an editor to the published changes of its entity (EDIT-6). */
export function HistoryLink({ entity: { kind, id }, name, isNamed = false }: HistoryLinkProps) {
  const { t } = useI18n();
  return (
    <Link
      to={`/changes/history?entity=${encodeURIComponent(`${kind}:${id}`)}`}
      className={css.way}
      aria-label={isNamed ? undefined : t("history.link.of", { name })}
    >
      {isNamed ? t("history.link.named", { name }) : t("history.link")}
    </Link>
  );
}

/** The same for a form of several entities; links only to those that are published. */
export function HistoryLinks({ entities, name }: { readonly entities: readonly WireEntity[]; readonly name: string }) {
  const i18n = useI18n();
  const published = entities.filter(({ state }) => state !== "new");
  const isNamed = published.length > 1;
  return (
    <div className={css.ways}>
      {published.map((entity) => (
        <HistoryLink
          key={entity.id}
          entity={entity}
          name={isNamed ? entityText(entity, i18n) : name}
          isNamed={isNamed}
        />
      ))}
    </div>
  );
}
