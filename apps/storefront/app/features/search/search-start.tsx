import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useSearches } from "../../model/search/searches-store.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { ChipLink } from "../../ui/lists/chip.tsx";
import { searchUrl } from "./search-url.ts";
import styles from "./search-view.module.css";

/** Before a query: recent searches, the sections, and other content of the page. */
export function SearchStart({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const { categories } = useShop();
  return (
    <div className={styles["start"]}>
      <RecentSearches />
      <nav aria-labelledby="search-sections">
        <h2 id="search-sections" className={styles["heading"]}>
          {t("site.categories")}
        </h2>
        <p className={styles["chips"]}>
          {categories.map(({ id, name, url }) => (
            <ChipLink key={id} href={url}>
              {name}
            </ChipLink>
          ))}
        </p>
      </nav>
      {children}
    </div>
  );
}

function RecentSearches() {
  const { t } = useI18n();
  const { queries, clear } = useSearches();
  if (queries.length === 0) return null;
  return (
    <section aria-labelledby="search-recent">
      <header className={styles["recent"]}>
        <h2 id="search-recent" className={styles["heading"]}>
          {t("search.recent")}
        </h2>
        <Button look="quiet" size="s" onClick={clear}>
          {t("search.forget")}
        </Button>
      </header>
      <p className={styles["chips"]}>
        {queries.map((query) => (
          <ChipLink key={query} href={searchUrl(query)} rel="nofollow">
            {query}
          </ChipLink>
        ))}
      </p>
    </section>
  );
}
