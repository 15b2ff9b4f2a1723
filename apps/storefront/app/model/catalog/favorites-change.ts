import type { I18n } from "../../i18n/i18n.ts";
import { notify } from "../../platform/notices.ts";
import { useUser } from "../account/user-store.ts";
import { useFavorites } from "./favorites-store.ts";

/** Adds a dish to the favourites or takes it out, says so (STATE-5), and tells the server of a signed-in shopper's (API-6). */
export function toggleFavorite(id: number, name: string, { t, language }: Pick<I18n, "t" | "language">): void {
  const isAdded = useFavorites.getState().toggle(id);
  if (isAdded) notify(t("favorites.added", { name }));
  else notify(t("favorites.removed", { name }), "info", () => toggleFavorite(id, name, { t, language }));
  if (useUser.getState().user === null) return;
  const tell = async () => (await import("./favorites-sync.ts")).saveFavorites(language);
  // The browser keeps the list; the next start sends it.
  tell().catch((error: unknown) => console.warn("the favourites were not saved", error));
}
