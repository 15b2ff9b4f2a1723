import type { WireEntity } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addPopup, removePopup, reorderPopups } from "../../model/content/change-content.ts";
import type { ContentKind } from "../../model/content/content-kinds.ts";
import { contentQuery } from "../../model/content/content-queries.ts";
import { POPUPS, popupEntry, popupFieldAt, popupPatch, popupRows } from "../../model/content/popup-list.ts";
import { entityQuery } from "../../model/entities/entity-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { EntryForm } from "./entry-form.tsx";
import { KindDesk } from "./list/kind-desk.tsx";

const nothing = { main: {}, languages: {} };

/** Popups over the shop: news, and the notice outside working hours. They are a section of the settings. */
export function PopupsPage({ kind }: { readonly kind: ContentKind }) {
  const { t } = useI18n();
  const asked = useQuery(entityQuery(POPUPS));
  // The answer has the languages.
  const banners = useQuery(contentQuery("banners"));
  if (asked.isError && asked.data === undefined)
    return <LoadFailed title="content.error" right="shop.edit" asked={asked} />;
  if (asked.data === undefined || banners.isPending) return <ListSkeleton label={t("loading")} />;
  const entity: WireEntity = asked.data;
  return (
    <KindDesk
      kind={kind}
      rows={popupRows(entity)}
      onAdd={(title) => addPopup(kind, entity, title)}
      historyOf={() => POPUPS}
      onMove={(ids) => reorderPopups(entity, ids)}
      onRemove={(id) => removePopup(entity, id)}
    >
      {(row) => (
        <EntryForm
          key={row.id}
          kind={kind}
          formKey={`popup:${row.id}`}
          address={POPUPS}
          entity={entity}
          languages={banners.data?.languages ?? []}
          read={({ facets }) => popupEntry(facets, row.id) ?? nothing}
          fieldAt={(fields) => popupFieldAt(entity.facets, row.id, fields)}
          toPatch={({ facets }, patch) => popupPatch(facets, row.id, patch)}
        />
      )}
    </KindDesk>
  );
}
