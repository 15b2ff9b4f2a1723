import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { categoriesQuery } from "../../model/entities/list-queries.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import panes from "../../ui/screen/panes.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { CategoryEditor } from "./category-editor.tsx";
import { CategoryList } from "./category-list.tsx";
import { NewCategoryDialog } from "./new-category-dialog.tsx";

/** Categories in menu order, and the selected one in a form beside them (EDIT-1). */
export function CategoriesScreen() {
  const { t } = useI18n();
  const { me } = useWork();
  const asked = useQuery(categoriesQuery);
  const [openId, setOpenId] = useUrlText("open");
  const [isAdding, setIsAdding] = useState(false);
  const detail = useRef<HTMLDivElement>(null);
  useFocusBack(openId);
  // On a phone the form replaces the list, which may be scrolled far down.
  useEffect(() => {
    if (openId !== "" && !window.matchMedia("(min-width: 820px)").matches) detail.current?.scrollIntoView();
  }, [openId]);
  if (asked.data === undefined && asked.isError)
    return (
      <ErrorState
        title={t("categories.error")}
        text={t(readFailureKey(asked.error, "menu.view", me.device !== null))}
        retryLabel={t("retry")}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    );
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} />;
  const { categories, languages } = asked.data;
  const add = (
    <Button look="primary" onPress={() => setIsAdding(true)}>
      {t("categories.add")}
    </Button>
  );
  const opened = categories.find(({ id }) => id === openId);
  return (
    <div className={classNames(panes.panes, opened !== undefined && panes.withDetail)}>
      <section className={panes.master} aria-label={t("part.categories")}>
        {categories.length === 0 ? (
          <EmptyState title={t("categories.empty")} text={t("categories.empty.text")} action={add} />
        ) : (
          <>
            {add}
            <CategoryList list={asked.data} openId={openId === "" ? null : openId} onOpen={setOpenId} />
          </>
        )}
      </section>
      <div ref={detail} className={panes.detail}>
        {opened === undefined ? (
          categories.length > 0 && <EmptyState title={t("categories.choose")} text={t("categories.choose.text")} />
        ) : (
          <CategoryEditor
            key={opened.id}
            row={opened}
            categories={categories}
            languages={languages}
            onClose={() => setOpenId("")}
          />
        )}
      </div>
      {isAdding && (
        <NewCategoryDialog
          categories={categories}
          onClose={() => setIsAdding(false)}
          onAdded={(id) => {
            setIsAdding(false);
            setOpenId(id);
          }}
        />
      )}
    </div>
  );
}
