import { BOARD_COLUMNS, type BoardColumn, type OrderId } from "@skatert/domain";
import { memo, useState } from "react";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import type { Columns } from "../../../model/board/orders/columns-of.ts";
import { classNames } from "../../../ui/class-names.ts";
import { type CardDialog, OrderCard } from "../card/order-card.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./columns.module.css";

/** More finished cards than this are found by the search and by the day. */
const mostDone = 30;

interface BoardColumnsProps {
  readonly columns: Columns<ShownOrder>;
  readonly onOpen: (id: OrderId, dialog: CardDialog) => void;
}

/** All columns side by side; two on a portrait tablet; one on a phone. The switch has every count (BOARD-5). */
export function BoardColumns({ columns, onOpen }: BoardColumnsProps) {
  const [shown, setShown] = useState<BoardColumn>("new");
  const { t } = useBoardWords();
  return (
    <>
      <nav className={styles.switch} aria-label={t("board.columns")}>
        {BOARD_COLUMNS.map((column) => (
          <ColumnTab
            key={column}
            column={column}
            cards={columns[column]}
            isShown={column === shown}
            onPress={() => {
              setShown(column);
              // Where several columns are shown, the pressed one comes into sight.
              document.getElementById(`column-${column}`)?.scrollIntoView({ block: "nearest", inline: "start" });
            }}
          />
        ))}
      </nav>
      <div className={styles.columns} data-board-columns>
        {BOARD_COLUMNS.map((column) => (
          <Column key={column} column={column} cards={columns[column]} isShown={column === shown} onOpen={onOpen} />
        ))}
      </div>
    </>
  );
}

interface ColumnProps {
  readonly column: BoardColumn;
  readonly cards: readonly ShownOrder[];
  readonly isShown: boolean;
  readonly onOpen: (id: OrderId, dialog: CardDialog) => void;
}

const Column = memo(
  function Column({ column, cards, isShown, onOpen }: ColumnProps) {
    const { t } = useBoardWords();
    return (
      <section
        className={classNames(styles.column, isShown && styles.shown)}
        aria-labelledby={`column-${column}`}
        data-column={column}
      >
        <h2 id={`column-${column}`} className={styles.title}>
          {t(`board.column.${column}`)}
          <span className={styles.count} role="img" aria-label={t("board.column.count", { count: cards.length })}>
            {cards.length}
          </span>
        </h2>
        {cards.length === 0 ? (
          <p className={styles.empty}>{t("board.column.empty")}</p>
        ) : (
          <ul className={styles.cards}>
            {(column === "done" ? cards.slice(0, mostDone) : cards).map((shown) => (
              <li key={shown.order.id}>
                <OrderCard shown={shown} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  },
  (before, after) =>
    before.isShown === after.isShown && before.onOpen === after.onOpen && isSameList(before.cards, after.cards),
);

/** Sorting makes new lists at every tick; a column renders only when its cards or their order changed. */
function isSameList(one: readonly ShownOrder[], other: readonly ShownOrder[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

interface ColumnTabProps extends Omit<ColumnProps, "onOpen"> {
  readonly onPress: () => void;
}

function ColumnTab({ column, cards, isShown, onPress }: ColumnTabProps) {
  const { t } = useBoardWords();
  const asks = cards.some(({ order }) => order.asks !== null);
  return (
    <button
      type="button"
      className={classNames(styles.tab, isShown && styles.isCurrent, asks && styles.asks)}
      aria-current={isShown ? "true" : undefined}
      onClick={onPress}
    >
      <span className={styles.tabCount}>{cards.length}</span>
      <span className={styles.tabName}>{t(`board.column.${column}`)}</span>
    </button>
  );
}
