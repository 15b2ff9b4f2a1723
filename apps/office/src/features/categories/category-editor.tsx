import type { WireCategories, WireCategoryRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { restoreEntity } from "../../model/entities/entity-calls.ts";
import { entityQuery } from "../../model/entities/entity-query.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { BackButton } from "../../ui/back-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { ArchiveCategoryDialog } from "./archive-category-dialog.tsx";
import { CategoryForm } from "./category-form.tsx";

interface CategoryEditorProps {
  readonly row: WireCategoryRow;
  readonly categories: readonly WireCategoryRow[];
  readonly languages: WireCategories["languages"];
  readonly onClose: () => void;
}

/** The selected category: its form, or "restore" for an archived one. */
export function CategoryEditor({ row, categories, languages, onClose }: CategoryEditorProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const failed = useFailure();
  const address = { kind: "category", id: row.id } as const;
  const asked = useQuery(entityQuery(address));
  const [asksArchive, setAsksArchive] = useState(false);
  const [isSending, during] = useSending();
  const back = <BackButton onPress={onClose} />;
  if (asked.data === undefined && asked.isError)
    return (
      <>
        {back}
        <ErrorState
          title={t("categories.error.one")}
          text={t(readFailureKey(asked.error, "menu.view", me.device !== null))}
          retryLabel={t("retry")}
          onRetry={() => void asked.refetch()}
          isRetrying={asked.isFetching}
        />
      </>
    );
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} />;
  const restore = async () => {
    const result = await during(restoreEntity(address));
    if (!result.ok) failed(result.error);
  };
  return (
    <section className={screen.panel} aria-label={row.name}>
      {back}
      {row.state === "archived" ? (
        <>
          <h2 className={screen.heading}>{row.name}</h2>
          <Banner
            look="info"
            action={
              <Button look="primary" isPending={isSending} onPress={() => void restore()}>
                {t("categories.restore")}
              </Button>
            }
          >
            {t("categories.archived.text")}
          </Banner>
        </>
      ) : (
        <CategoryForm
          entity={asked.data}
          categories={categories}
          languages={languages}
          onArchive={() => setAsksArchive(true)}
        />
      )}
      {asksArchive && (
        <ArchiveCategoryDialog
          row={row}
          onClose={() => setAsksArchive(false)}
          onArchived={() => {
            setAsksArchive(false);
            onClose();
          }}
        />
      )}
    </section>
  );
}
