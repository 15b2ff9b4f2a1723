import { BOARD_COLUMNS, type BoardColumn, type OrderId } from "@skatert/domain";
import { memo, useRef, useState } from "react";
import { useIsSilent } from "../../../model/board/board-context.tsx";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import type { Columns } from "../../../model/board/orders/columns-of.ts";
import { classNames } from "../../../ui/class-names.ts";
import { OrderCard } from "../card/order-card.tsx";
import type { CardDialog } from "../card/use-card-offers.ts";
import { useBoardWords } from "../words.ts";
import styles from "./columns.module.css";
import bar from "./switch.module.css";
import { useColumnsInSight } from "./use-columns-in-sight.ts";
import { useNearCards } from "./use-near-cards.ts";

/** Maximum of finished cards in a column. Older ones are found by search or by day. */
const maxDone = 30;

interface BoardColumnsProps {
  readonly columns: Columns<ShownOrder>;
  readonly onOpen: (id: OrderId, dialog: CardDialog) => void;
}

/**
 * As many whole columns side by side as fit: two on a portrait tablet, one on a phone. The switch opens any other
 * column in one press and shows its count (BOARD-5).
 */
export function BoardColumns({ columns, onOpen }: BoardColumnsProps) {
  const [shown, setShown] = useState<BoardColumn>(useIsSilent() ? "ready" : "new");
  const row = useRef<HTMLDivElement>(null);
  const inSight = useColumnsInSight(row);
  const { t } = useBoardWords();
  return (
    <>
      <nav className={bar.switch} aria-label={t("board.columns")}>
        {BOARD_COLUMNS.map((column) => (
          <ColumnTab
            key={column}
            column={column}
            cards={columns[column]}
            isShown={column === shown}
            isInSight={inSight.has(column)}
            onPress={() => {
              setShown(column);
              // With several columns in view, scroll to the pressed one. Its button then disappears, so move the focus.
              const title = document.getElementById(`column-${column}`);
              title?.scrollIntoView({ block: "nearest", inline: "start" });
              title?.focus({ preventScroll: true });
            }}
          />
        ))}
      </nav>
      <div className={styles.columns} ref={row} data-board-columns>
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
        <h2 id={`column-${column}`} className={styles.title} tabIndex={-1}>
          {t(`board.column.${column}`)}
          <span className={styles.count} role="img" aria-label={t("board.column.count", { count: cards.length })}>
            {cards.length}
          </span>
        </h2>
        {cards.length === 0 ? (
          <p className={styles.empty}>{t("board.column.empty")}</p>
        ) : (
          <Cards cards={column === "done" ? cards.slice(0, maxDone) : cards} onOpen={onOpen} />
        )}
      </section>
    );
  },
  (before, after) =>
    before.isShown === after.isShown && before.onOpen === after.onOpen && isSameList(before.cards, after.cards),
);

function Cards({ cards, onOpen }: Pick<ColumnProps, "cards" | "onOpen">) {
  const { count, end } = useNearCards(cards.length);
  return (
    <ul className={styles.cards}>
      {cards.slice(0, count).map((shown) => (
        <li key={shown.order.id}>
          <OrderCard shown={shown} onOpen={onOpen} />
        </li>
      ))}
      {count < cards.length && (
        <li ref={end} style={{ blockSize: `calc(${cards.length - count} * var(--card))` }} aria-hidden="true" />
      )}
    </ul>
  );
}

/** Sorting makes new lists at every tick. A column renders only when its cards or their order change. */
function isSameList(one: readonly ShownOrder[], other: readonly ShownOrder[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

interface ColumnTabProps extends Omit<ColumnProps, "onOpen"> {
  readonly isInSight: boolean;
  readonly onPress: () => void;
}

function ColumnTab({ column, cards, isShown, isInSight, onPress }: ColumnTabProps) {
  const { t } = useBoardWords();
  const asks = cards.some(({ order }) => order.asks !== null);
  return (
    <button
      type="button"
      className={classNames(bar.tab, isShown && bar.isCurrent, isInSight && bar.isInSight, asks && bar.asks)}
      aria-current={isShown ? "true" : undefined}
      onClick={onPress}
    >
      <span className={bar.tabCount}>{cards.length}</span>
      <span>{t(`board.column.${column}`)}</span>
    </button>
  );
}
