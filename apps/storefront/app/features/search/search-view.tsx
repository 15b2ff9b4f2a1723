import { type ReactNode, useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useSearches } from "../../model/search/searches-store.ts";
import type { NavigationLink } from "../../model/shop/shop.ts";
import { rehydrateStores } from "../../platform/storage/rehydrate.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ChipLink } from "../../ui/lists/chip.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchMore } from "./search-more.tsx";
import styles from "./search-view.module.css";
import { walkResults } from "./walk-results.ts";

export interface SearchViewProps {
  readonly query: string;
  readonly readAs: string | null;
  /** The query names ingredients or diets, checked against the menu's statements. */
  readonly isByWishes: boolean;
  readonly total: number;
  /** Pages and contacts that the query means. */
  readonly pages: readonly NavigationLink[];
  /** Found offline in the device's cached menu. */
  readonly isOfCopies?: true;
  /** Number of them on the page. */
  readonly shown: number;
  /** The results, or the start content before a query. */
  readonly children: ReactNode;
  /** Opens the allergens that the results leave out. */
  readonly diet: ReactNode;
}

/** The field, its result as visible and announced text, and the dishes. Arrow keys move through all of it. */
export function SearchView({
  query,
  readAs,
  isByWishes,
  total,
  isOfCopies,
  shown,
  children,
  diet,
  pages,
}: SearchViewProps) {
  const { t } = useI18n();
  // Before the first query is added to the recent ones.
  useEffect(() => rehydrateStores([useSearches]), []);
  const isNothing = query !== "" && total === 0 && pages.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the links inside have the focus; their arrow keys pass through here.
    <div className={styles["search"]} onKeyDown={walkResults}>
      <h1 className="visually-hidden">{t("search.title")}</h1>
      <SearchBox query={query} />
      {diet}
      <p role="status" className={isNothing || query === "" ? "visually-hidden" : styles["count"]}>
        {query !== "" && (total > 0 || pages.length === 0) && t("search.count", { count: total })}
        {query !== "" && total === 0 && pages.length > 0 && t("search.pages")}
        {readAs && ` · ${t("search.readAs", { query: readAs })}`}
        {shown < total && ` · ${t("search.more", { count: shown })}`}
      </p>
      {pages.length > 0 && (
        <nav aria-label={t("search.pages")} className={styles["pages"]}>
          {pages.map(({ title, url }) => (
            <ChipLink key={url} href={url}>
              {title}
            </ChipLink>
          ))}
        </nav>
      )}
      {isByWishes && total > 0 && <p className={styles["note"]}>{t("search.byWishes")}</p>}
      {isOfCopies && (
        <div className={styles["copies"]}>
          <Notice>{t("search.ofCopies")}</Notice>
        </div>
      )}
      {isNothing ? (
        <EmptyState
          title={t("search.nothing", { query })}
          text={t("search.nothingText")}
          action={
            <a href="/" className={buttonClass("tint")}>
              {t("search.toMenu")}
            </a>
          }
        />
      ) : (
        <>
          {query !== "" && <h2 className="visually-hidden">{t("site.menu")}</h2>}
          {query === "" ? (
            children
          ) : (
            <section id="found" data-tells-hidden="">
              {children}
            </section>
          )}
          <SearchMore query={query} shown={shown} total={total} />
        </>
      )}
    </div>
  );
}
