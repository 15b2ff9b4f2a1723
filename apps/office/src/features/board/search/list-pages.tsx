import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./search.module.css";

interface PagesProps {
  readonly page: number;
  readonly hasMore: boolean;
  readonly onPage: (page: number) => void;
}

/** The pages of the live orders. */
export function Pages({ page, hasMore, onPage }: PagesProps) {
  const { t } = useBoardWords();
  return (
    <nav className={styles.pages} aria-label={t("board.list.pages")}>
      {page > 1 && <Button onPress={() => onPage(page - 1)}>{t("board.list.before")}</Button>}
      {hasMore && <Button onPress={() => onPage(page + 1)}>{t("board.list.next")}</Button>}
    </nav>
  );
}

interface OlderOrdersProps {
  readonly isFirst: boolean;
  readonly next: number | null;
  readonly onBefore: (id: number | null) => void;
}

/** Links to the next matches of a search over all days, and to the first ones. */
export function OlderOrders({ isFirst, next, onBefore }: OlderOrdersProps) {
  const { t } = useBoardWords();
  if (isFirst && next === null) return null;
  return (
    <nav className={styles.pages} aria-label={t("board.list.pages")}>
      {!isFirst && <Button onPress={() => onBefore(null)}>{t("board.list.newest")}</Button>}
      {next !== null && <Button onPress={() => onBefore(next)}>{t("board.list.older")}</Button>}
    </nav>
  );
}
