import type { ReactNode } from "react";
import { Button, GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { InLanguage } from "../in-language.tsx";
import { type DropPlace, moveItems } from "./move-items.ts";
import css from "./sort-list.module.css";

export interface SortItem {
  readonly id: string;
  /** Read out, and typed to jump to it. */
  readonly name: string;
}

interface SortListProps<Item extends SortItem> {
  readonly label: string;
  /** Name of the handle: «Переместить: Супы». */
  readonly handleName: (item: Item) => string;
  readonly items: readonly Item[];
  readonly onMove: (ids: readonly string[]) => void;
  /** Moves with the dragged item, such as its subcategories. Default: the item alone. */
  readonly together?: (id: string) => readonly string[];
  readonly onOpen?: (id: string) => void;
  /** The item that is open. */
  readonly openId?: string | null;
  readonly children: (item: Item) => ReactNode;
}

/**
 * A list that is ordered by drag and by keyboard: Enter on the handle takes an item, the arrows choose its place, Enter
 * puts it there, Escape leaves it.
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
        // Rows are drawn again when what they show has changed, not only when they move.
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
