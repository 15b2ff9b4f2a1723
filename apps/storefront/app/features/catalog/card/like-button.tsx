import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useFavorites } from "../../../model/catalog/favorites-store.ts";
import styles from "./like-button.module.css";

/** A dish's heart: a plain button, drawn by its style sheet. The surrounding list listens for all of them. */
export function LikeButton({
  dishId,
  name,
  onClick,
}: {
  readonly dishId: number;
  readonly name: string;
  readonly onClick?: () => void;
}) {
  const { t } = useI18n();
  const isLiked = useFavorites(({ ids }) => ids.includes(dishId));
  return (
    <button
      type="button"
      data-like={dishId}
      className={styles["like"]}
      aria-pressed={isLiked}
      aria-label={t("favorites.add", { name })}
      onClick={onClick}
    />
  );
}
