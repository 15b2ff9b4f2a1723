import type { WireDraft } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { draftQuery } from "../../../model/entities/draft-query.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { grantsOf, useWork } from "../../../platform/session/me-context.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { PublishPanel } from "../publish/publish-panel.tsx";
import { ReleaseCard } from "../publish/release-card.tsx";
import { ENTITY_KINDS, kindOf, kindTitle } from "../words/entity-words.ts";
import { ChangeCard } from "./change-card.tsx";
import { FaultList } from "./fault-list.tsx";

/** Unpublished changes before and after, the faults that block publishing, and the publication (EDIT-5). */
export function DraftScreen() {
  const { t } = useI18n();
  const { me } = useWork();
  const asked = useQuery(draftQuery);
  const draft = asked.data;
  if (draft === undefined && asked.isError) return <LoadFailed title="draft.error" right="menu.edit" asked={asked} />;
  if (draft === undefined) return <ListSkeleton label={t("loading")} />;
  const { changes, faults, hidden, more } = draft;
  const isEmpty = changes.length === 0;
  const contested = changes.filter(({ conflicts }) => conflicts.length > 0).length;
  return (
    <div className={isEmpty ? screen.part : css.layout}>
      {!isEmpty && (
        <div className={css.side}>
          <PublishPanel draft={draft} />
          <Link className={css.way} to="/changes/preview">
            {t("preview.look")}
          </Link>
        </div>
      )}
      <div className={css.groups}>
        {contested > 0 && <p className={screen.fault}>{t("draft.conflict.count", { count: contested })}</p>}
        {faults.length > 0 && <FaultList title={t("draft.blocked", { count: faults.length })} faults={faults} />}
        {isEmpty && (
          <EmptyState
            title={t("draft.empty.title")}
            text={t("draft.empty.text")}
            action={
              <Link className={css.way} to="/menu">
                {t("draft.empty.menu")}
              </Link>
            }
          />
        )}
        {ENTITY_KINDS.map((kind) => (
          <KindGroup key={kind} kind={kind} draft={draft} />
        ))}
        {more > 0 && <p className={screen.quiet}>{t("draft.more", { count: more })}</p>}
        {hidden > 0 && <p className={screen.quiet}>{t("draft.hidden", { count: hidden })}</p>}
        <Releases draft={draft} mayPublish={hasRightEverywhere(grantsOf(me), "menu.edit")} />
      </div>
    </div>
  );
}

function KindGroup({ kind, draft }: { readonly kind: string; readonly draft: WireDraft }) {
  const i18n = useI18n();
  const changes = draft.changes.filter(({ entity }) => kindOf(entity) === kind);
  if (changes.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={`draft-${kind}`}>
      <h2 id={`draft-${kind}`} className={screen.heading}>
        {kindTitle(kind, i18n)}
      </h2>
      <ul className={screen.list}>
        {changes.map((change) => (
          <ChangeCard key={`${change.entity.kind}:${change.entity.id}`} change={change} named={draft} />
        ))}
      </ul>
    </section>
  );
}

function Releases({ draft, mayPublish }: { readonly draft: WireDraft; readonly mayPublish: boolean }) {
  const { t } = useI18n();
  if (draft.releases.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby="draft-releases">
      <h2 id="draft-releases" className={screen.heading}>
        {t("draft.release.title")}
      </h2>
      <ul className={screen.list}>
        {draft.releases.map((release) => (
          <ReleaseCard key={release.id} release={release} mayPublish={mayPublish} />
        ))}
      </ul>
    </section>
  );
}
