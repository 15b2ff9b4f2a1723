import { type ReactNode, useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useFavorites } from "../../../model/catalog/favorites-store.ts";
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
  const removed = useRemoved();
  const shown = dishes.filter(({ id }) => !removed.includes(id));
  return (
    <>
      <PageTitle title={t("account.favorites")} />
      {shown.length === 0 ? (
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

/**
 * Ids that left the list while the page is open. The list itself says nothing about the other dishes: a new device has
 * none until the account's list arrives, and the page has that list from the server.
 */
function useRemoved(): readonly number[] {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  useEffect(
    () =>
      useFavorites.subscribe(({ ids }, { ids: before }) =>
        setRemoved((earlier) => [...new Set([...earlier, ...before])].filter((id) => !ids.includes(id))),
      ),
    [],
  );
  return removed;
}
