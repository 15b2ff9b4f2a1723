import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** Cards of final size until the orders are there. */
export function LoadingBoard() {
  const { t } = useBoardWords();
  return (
    <div className={styles.loading} aria-busy="true">
      <p className={styles.spoken} role="status">
        {t("board.loading")}
      </p>
      {[320, 260, 300, 240].map((height) => (
        <Skeleton key={height} height={`${height}px`} />
      ))}
    </div>
  );
}
