import type { WireCategories } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { categoriesQuery } from "../../model/entities/list-queries.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import panes from "../../ui/screen/panes.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { EntityGone } from "../changes/entity-gone.tsx";
import { CategoryEditor } from "./category-editor.tsx";
import { CategoryList } from "./category-list.tsx";
import { NewCategoryDialog } from "./new-category-dialog.tsx";

/** Categories in menu order, and the selected one in a form beside them (EDIT-1). */
export function CategoriesScreen() {
  const { t } = useI18n();
  const asked = useQuery(categoriesQuery);
  if (asked.data !== undefined) return <Categories list={asked.data} isFetching={asked.isFetching} />;
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  return <LoadFailed title="categories.error" right="menu.view" asked={asked} />;
}

interface CategoriesProps {
  readonly list: WireCategories;
  /** A category that was just added may not be listed yet. */
  readonly isFetching: boolean;
}

function Categories({ list, isFetching }: CategoriesProps) {
  const { t } = useI18n();
  const [openId, setOpenId] = useUrlText("open");
  const [isAdding, setIsAdding] = useState(false);
  const detail = useRef<HTMLDivElement>(null);
  useFocusBack(openId);
  // On a phone the form replaces the list, which may be scrolled far down.
  useEffect(() => {
    if (openId !== "" && !window.matchMedia("(min-width: 820px)").matches) detail.current?.scrollIntoView();
  }, [openId]);
  const { categories } = list;
  const add = (
    <Button look="primary" onPress={() => setIsAdding(true)}>
      {t("categories.add")}
    </Button>
  );
  return (
    <div className={classNames(panes.panes, openId !== "" && panes.withDetail)}>
      <section className={panes.master} aria-label={t("part.categories")}>
        {categories.length === 0 ? (
          <EmptyState title={t("categories.empty")} text={t("categories.empty.text")} action={add} />
        ) : (
          <>
            {add}
            <CategoryList list={list} openId={openId === "" ? null : openId} onOpen={setOpenId} />
          </>
        )}
      </section>
      <div ref={detail} className={panes.detail}>
        <Detail {...{ list, isFetching, openId }} onClose={() => setOpenId("")} />
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

interface DetailProps extends CategoriesProps {
  /** "": none. */
  readonly openId: string;
  readonly onClose: () => void;
}

function Detail({ list, isFetching, openId, onClose }: DetailProps) {
  const { t } = useI18n();
  const { categories, languages } = list;
  const opened = categories.find(({ id }) => id === openId);
  if (opened !== undefined) return <CategoryEditor key={openId} row={opened} {...{ categories, languages, onClose }} />;
  if (openId !== "") return isFetching ? <ListSkeleton label={t("loading")} /> : <EntityGone onClose={onClose} />;
  return categories.length > 0 && <EmptyState title={t("categories.choose")} text={t("categories.choose.text")} />;
}
