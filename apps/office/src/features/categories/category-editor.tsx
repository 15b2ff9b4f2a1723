import type { WireCategories, WireCategoryRow, WireEntity } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { restoreEntity } from "../../model/entities/entity-calls.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { BackButton } from "../../ui/back-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import screen from "../../ui/screen/screen.module.css";
import { EntityLoader } from "../changes/entity-loader.tsx";
import { ArchiveCategoryDialog } from "./archive-category-dialog.tsx";
import { CategoryForm } from "./category-form.tsx";

interface CategoryEditorProps {
  readonly row: WireCategoryRow;
  readonly categories: readonly WireCategoryRow[];
  readonly languages: WireCategories["languages"];
  readonly onClose: () => void;
}

/** The selected category, once it has loaded. */
export function CategoryEditor(props: CategoryEditorProps) {
  const address = { kind: "category", id: props.row.id } as const;
  return (
    <EntityLoader address={address} right="menu.view" errorTitle="categories.error.one" onClose={props.onClose}>
      {(entity) => <OpenCategory {...props} entity={entity} />}
    </EntityLoader>
  );
}

type OpenCategoryProps = CategoryEditorProps & { readonly entity: WireEntity };

/** The form of a category, or "restore" for an archived one. */
function OpenCategory({ entity, row, categories, languages, onClose }: OpenCategoryProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [asksArchive, setAsksArchive] = useState(false);
  const [isSending, during] = useSending();
  const restore = async () => {
    const result = await during(restoreEntity({ kind: "category", id: row.id }));
    if (!result.ok) failed(result.error);
  };
  return (
    <section className={screen.panel} aria-label={row.name}>
      <BackButton onPress={onClose} />
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
        <CategoryForm {...{ entity, categories, languages }} onArchive={() => setAsksArchive(true)} />
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
