import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addEntry, removeEntry } from "../../model/content/change-content.ts";
import { documentEntry, documentPatch } from "../../model/content/content-entity.ts";
import { documentFieldAt } from "../../model/content/content-faults.ts";
import type { ContentDocument } from "../../model/content/content-fields.ts";
import type { ContentKind } from "../../model/content/content-kinds.ts";
import { contentQuery, reorderContent } from "../../model/content/content-queries.ts";
import { discardEntity } from "../../model/entities/discard-entity.ts";
import { entityQuery } from "../../model/entities/entity-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { EntryForm } from "./entry-form.tsx";
import { KindDesk } from "./list/kind-desk.tsx";

interface DocumentPageProps {
  readonly kind: ContentKind;
  readonly document: ContentDocument;
}

/** The entries of a document: banners, pages, the blog. */
export function DocumentPage({ kind, document }: DocumentPageProps) {
  const { t } = useI18n();
  const asked = useQuery(contentQuery(document));
  if (asked.data === undefined)
    return asked.isError ? (
      <LoadFailed title="content.error" right="shop.edit" asked={asked} />
    ) : (
      <ListSkeleton label={t("loading")} />
    );
  const { entities, languages } = asked.data;
  const rows = entities.filter(kind.has);
  const idOf = (id: string) => `${document}/${id}`;
  return (
    <KindDesk
      kind={kind}
      rows={rows.map((row) => ({ ...row, id: row.id.slice(document.length + 1) }))}
      onAdd={(title, key) => addEntry(kind, document, title, key)}
      historyOf={(id) => ({ kind: "content", id: idOf(id) })}
      onMove={(ids) => reorderContent(document, inPlaces(entities, ids.map(idOf)))}
      onRemove={(id) => removeEntry(idOf(id))}
      onReturn={(id) => discardEntity({ kind: "content", id: idOf(id) })}
    >
      {(row) => <DocumentEntry key={row.id} kind={kind} document={document} id={idOf(row.id)} languages={languages} />}
    </KindDesk>
  );
}

/** Banners and stories share a document, so hidden entries keep their places. */
function inPlaces(entities: readonly { readonly id: string; readonly state: string }[], moved: readonly string[]) {
  const present = entities.filter(({ state }) => state !== "removed");
  const next = [...moved];
  return present.map(({ id }) => (moved.includes(id) ? (next.shift() ?? id) : id));
}

interface DocumentEntryProps extends DocumentPageProps {
  readonly id: string;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

function DocumentEntry({ kind, document, id, languages }: DocumentEntryProps) {
  const { t } = useI18n();
  const address = { kind: "content", id } as const;
  const asked = useQuery(entityQuery(address));
  if (asked.data === undefined)
    return asked.isError ? (
      <LoadFailed title="content.error" right="shop.edit" asked={asked} />
    ) : (
      <ListSkeleton label={t("loading")} />
    );
  const entity = asked.data;
  return (
    <EntryForm
      kind={kind}
      formKey={`content:${id}`}
      address={address}
      entity={entity}
      languages={languages}
      read={({ facets }) => documentEntry(document, facets)}
      fieldAt={(fields) => documentFieldAt(document, fields)}
      toPatch={(_entity, patch) => documentPatch(document, patch)}
    />
  );
}
