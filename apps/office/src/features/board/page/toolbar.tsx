import { type Ref, Suspense } from "react";
import { useTypedText } from "../../../platform/location/use-typed-text.ts";
import { Button } from "../../../ui/button.tsx";
import { SlotsButton } from "../lazy-parts.ts";
import type { BoardSearch } from "../search/use-board-search.ts";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

interface ToolbarProps {
  readonly search: BoardSearch;
  /** «2026-11-22», the branch's current day. */
  readonly today: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onHelp: () => void;
}

/** Search by number, phone, name or dish, on the board or on any day; both are in the URL (OFFICE-5). */
export function Toolbar({ search, today, inputRef, onHelp }: ToolbarProps) {
  const { t } = useBoardWords();
  const { day, listing } = search;
  const [typed, type] = useTypedText(search.typed, search.setTyped);
  return (
    <search className={styles.toolbar}>
      <input
        ref={inputRef}
        className={styles.search}
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t("board.search")}
        aria-label={t("board.search")}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <input
        className={styles.day}
        type="date"
        value={day ?? today}
        max={today}
        aria-label={t("board.search.day")}
        onChange={({ currentTarget: { value } }) => search.setDay(value === "" || value === today ? null : value)}
      />
      {(typed !== "" || listing !== null) && <Button onPress={search.clear}>{t("board.search.live")}</Button>}
      <span className={styles.load}>
        <Suspense fallback={<Button isDisabled>{t("board.slots")}</Button>}>
          <SlotsButton />
        </Suspense>
      </span>
      <span className={styles.keysButton}>
        <Button look="quiet" onPress={onHelp}>
          {t("board.help")}
        </Button>
      </span>
    </search>
  );
}
