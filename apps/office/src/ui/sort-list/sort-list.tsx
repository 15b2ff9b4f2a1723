import type { ReactNode } from "react";
import { Button, GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { InLanguage } from "../in-language.tsx";
import { type DropPlace, moveItems } from "./move-items.ts";
import css from "./sort-list.module.css";

export interface SortItem {
  readonly id: string;
  /** Accessible name, also for type-ahead. */
  readonly name: string;
}

interface SortListProps<Item extends SortItem> {
  readonly label: string;
  /** Name of the handle: «Переместить: Супы». */
  readonly handleName: (item: Item) => string;
  readonly items: readonly Item[];
  readonly onMove: (ids: readonly string[]) => void;
  /** Items that move with the dragged one, such as its subcategories. Default: none. */
  readonly together?: (id: string) => readonly string[];
  readonly onOpen?: (id: string) => void;
  /** The open item. */
  readonly openId?: string | null;
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list that is reordered by drag or keyboard: Enter on the handle picks up an item, arrows move it, Enter drops it,
 * Escape cancels.
 */
export function SortList<Item extends SortItem>(props: SortListProps<Item>) {
  const { label, handleName, items, onMove, together = (id) => [id], onOpen, openId = null, children } = props;
  const ids = items.map(({ id }) => id);
  const put = (keys: Iterable<unknown>, place: DropPlace) => {
    const next = moveItems(ids, new Set([...keys].flatMap((key) => together(String(key)))), place);
    if (next.some((id, at) => id !== ids[at])) onMove(next);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ "text/plain": items.find(({ id }) => id === key)?.name ?? String(key) })),
    onReorder: ({ keys, target }) => put(keys, { key: String(target.key), position: target.dropPosition }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.place ?? ""} />,
  });
  return (
    <InLanguage>
      <GridList
        aria-label={label}
        items={items}
        // Rows render when their content changes, not only when they move.
        dependencies={[openId, children, handleName]}
        dragAndDropHooks={dragAndDropHooks}
        {...(onOpen === undefined ? {} : { onAction: (key) => onOpen(String(key)) })}
        className={css.list ?? ""}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={item.name}
            className={css.item ?? ""}
            data-open={item.id === openId || undefined}
          >
            <Button slot="drag" aria-label={handleName(item)} className={css.handle ?? ""}>
              <span aria-hidden="true">⠿</span>
            </Button>
            {children(item)}
          </GridListItem>
        )}
      </GridList>
    </InLanguage>
  );
}
