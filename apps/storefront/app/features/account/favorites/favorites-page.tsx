import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useFavorites } from "../../../model/catalog/favorites-store.ts";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { PageTitle } from "../../../ui/text/page-title.tsx";

export interface FavoritesPageProps<Dish> {
  readonly dishes: readonly Dish[];
  readonly children: (dishes: readonly Dish[]) => ReactNode;
}

/** The shopper's favorite dishes. A dish whose heart is switched off disappears at once. */
export function FavoritesPage<Dish extends { readonly id: number }>({ dishes, children }: FavoritesPageProps<Dish>) {
  const { t } = useI18n();
  const hydrating = useHydrating();
  const ids = useFavorites((state) => state.ids);
  const shown = hydrating || ids.length === 0 ? dishes : dishes.filter(({ id }) => ids.includes(id));
  const isEmpty = shown.length === 0 || (!hydrating && ids.length === 0 && useFavorites.persist.hasHydrated());
  return (
    <>
      <PageTitle title={t("account.favorites")} />
      {isEmpty ? (
        <EmptyState
          title={t("favorites.empty")}
          text={t("favorites.emptyText")}
          action={
            <a href="/" className={buttonClass("action", "l")}>
              {t("cart.toMenu")}
            </a>
          }
        />
      ) : (
        children(shown)
      )}
    </>
  );
}
