import type { WireCategoryRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { archiveCategory, dishesOnlyIn } from "../../model/categories/archive-category.ts";
import { restoreEntity } from "../../model/entities/entity-calls.ts";
import { referrersQuery } from "../../model/entities/entity-query.ts";
import { allProductsQuery } from "../../model/entities/list-queries.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

interface ArchiveCategoryDialogProps {
  readonly row: WireCategoryRow;
  readonly onArchived: () => void;
  readonly onClose: () => void;
}

const shownNames = 5;

/** Shows what happens to the dishes and what else refers to the category, before it leaves the menu. */
export function ArchiveCategoryDialog({ row, onArchived, onClose }: ArchiveCategoryDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const address = { kind: "category", id: row.id } as const;
  const referrers = useQuery(referrersQuery(address));
  const products = useQuery(allProductsQuery);
  const isKnown = referrers.data !== undefined && products.data !== undefined;
  const lost = dishesOnlyIn(products.data ?? [], row.id);
  const archive = async () => {
    const result = await during(
      archiveCategory(
        row.id,
        lost.map(({ id }) => id),
      ),
    );
    if (!result.ok) return void failed(result.error);
    const undo = async () => {
      const restored = await restoreEntity(address);
      if (!restored.ok) return void failed(restored.error);
      for (const { id } of lost) await restoreEntity({ kind: "product", id });
    };
    showToast({
      text: t("categories.archive.done", { name: row.name }),
      look: "done",
      undo: { label: t("categories.archive.undo"), run: () => void undo() },
    });
    onArchived();
  };
  const names = lost.slice(0, shownNames).map(({ name }) => name);
  return (
    <Dialog title={t("categories.archive.title", { name: row.name })} isOpen onClose={onClose}>
      {isKnown ? (
        <div className={screen.form}>
          <p>{t("categories.archive.stay", { count: row.product_ids.length - lost.length })}</p>
          {lost.length > 0 && <p>{t("categories.archive.leave", { count: lost.length, names: names.join(", ") })}</p>}
          {referrers.data.length > 0 && (
            <>
              <p>{t("categories.archive.referrers")}</p>
              <ul className={screen.list}>
                {referrers.data.map(({ kind, id, name, path }) => (
                  <li key={`${kind} ${id} ${path}`}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      ) : (
        <ListSkeleton label={t("loading")} />
      )}
      <DialogButtons>
        <Button look="danger" isDisabled={!isKnown} isPending={isSending} onPress={() => void archive()}>
          {t("categories.archive.do")}
        </Button>
        <Button onPress={onClose}>{t("categories.cancel")}</Button>
      </DialogButtons>
    </Dialog>
  );
}
