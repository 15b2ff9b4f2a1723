import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./search.module.css";
import type { BoardSearch } from "./use-board-search.ts";

interface BoardHintsProps {
  readonly search: BoardSearch;
  /** Number of cards that match the search. */
  readonly found: number;
  /** Number of live orders that the board does not hold. */
  readonly leftOff: number;
}

/** Links to orders that the board does not show: those of other days, and live ones above its limit. */
export function BoardHints({ search, found, leftOff }: BoardHintsProps) {
  const { t } = useBoardWords();
  return (
    <>
      {search.typed.trim() !== "" && (
        <p className={styles.hint}>
          <span role="status">{t("board.search.found", { count: found })}</span>
          <Button onPress={search.searchAll}>{t("board.search.all")}</Button>
        </p>
      )}
      {leftOff > 0 && (
        <p className={styles.hint}>
          <span>{t("board.leftOff", { count: leftOff })}</span>
          <Button onPress={() => search.listLive(1)}>{t("board.leftOff.show")}</Button>
        </p>
      )}
    </>
  );
}
