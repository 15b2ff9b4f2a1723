import type { I18n } from "../../i18n/i18n.ts";
import { notify } from "../../platform/notices.ts";
import { useUser } from "../account/user-store.ts";
import { useFavorites } from "./favorites-store.ts";

/**
 * Adds or removes a favorite, shows a notice (STATE-5), and saves the signed-in shopper's list on the server
 * (API-6).
 */
export function toggleFavorite(id: number, name: string, { t, language }: Pick<I18n, "t" | "language">): void {
  const isAdded = useFavorites.getState().toggle(id);
  if (isAdded) notify(t("favorites.added", { name }));
  else notify(t("favorites.removed", { name }), "info", () => toggleFavorite(id, name, { t, language }));
  if (useUser.getState().user === null) return;
  const tell = async () => (await import("./favorites-sync.ts")).saveFavorites(language);
  // The browser keeps the list, and the next start sends it.
  tell().catch((error: unknown) => console.warn("saving the favorites failed; the next start sends them", error));
}
