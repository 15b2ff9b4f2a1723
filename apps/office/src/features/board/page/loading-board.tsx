import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** Heights of the placeholder cards in each column, px, close to those of orders with two to four dishes. */
const columns = [
  [360, 300],
  [420, 340],
  [320, 380],
  [300, 260],
] as const;

/** Placeholder columns with cards of about their final size, shown until the orders load. */
export function LoadingBoard() {
  const { t } = useBoardWords();
  return (
    <div className={styles.loading} aria-busy="true">
      <p className={styles.spoken} role="status">
        {t("board.loading")}
      </p>
      {columns.map((cards, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <div key={at} className={styles.loadingColumn}>
          <Skeleton width="9rem" height="1.75rem" />
          {cards.map((height) => (
            <Skeleton key={height} height={`${height}px`} />
          ))}
        </div>
      ))}
    </div>
  );
}
