import type { WireContentRow } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUrlText } from "../../../platform/location/use-url-text.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { SortList } from "../../../ui/sort-list/sort-list.tsx";
import { useOrderSaving } from "../../changes/order/use-order-saving.ts";
import { RemovedRow } from "../../changes/removed-row.tsx";
import css from "../content.module.css";
import { EntryRow } from "./entry-row.tsx";
import type { KindDeskProps } from "./kind-desk-props.ts";

interface EntryListProps extends Pick<KindDeskProps, "kind" | "rows" | "onMove" | "onReturn"> {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** The entries in the order that guests see. A new order is saved at once. */
export function EntryList({ kind, rows, onMove, onReturn, openId, onOpen }: EntryListProps) {
  const { t } = useI18n();
  const [q, setQ] = useUrlText("q");
  const order = useOrderSaving(onMove, { saved: "content.order.saved", changed: "content.order.changed" });
  const present = inOrder(
    rows.filter(({ state }) => state !== "removed"),
    kind.isOrdered ? order.wanted : null,
    kind.name === "blog",
  );
  const words = q.trim().toLowerCase();
  const found = words === "" ? present : present.filter(({ name }) => name.toLowerCase().includes(words));
  const isSorted = kind.isOrdered && words === "" && present.length > 1;
  return (
    <>
      <TextField type="search" label={t("content.search")} value={q} onChange={setQ} maxLength={100} />
      <p role="status" className={words !== "" && found.length === 0 ? screen.quiet : screen.unseen}>
        {words !== "" && t("content.found", { count: found.length })}
      </p>
      {isSorted ? (
        <>
          <SortList
            label={t(kind.title)}
            items={found}
            handleName={({ name }) => t("content.move", { name })}
            onMove={(ids) => void order.move(ids)}
            onOpen={onOpen}
            openId={openId}
          >
            {(row) => <EntryRow row={row} />}
          </SortList>
          <p className={screen.quiet}>{t("content.order.hint")}</p>
        </>
      ) : (
        <ul className={screen.list} aria-label={t(kind.title)}>
          {found.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={css.open}
                data-key={row.id}
                aria-current={row.id === openId || undefined}
                onClick={() => onOpen(row.id)}
              >
                <EntryRow row={row} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {onReturn !== undefined && rows.some(({ state }) => state === "removed") && (
        <ul className={screen.list} aria-label={t("content.gone")}>
          {rows
            .filter(({ state }) => state === "removed")
            .map(({ id, name }) => (
              <RemovedRow
                key={id}
                name={name}
                text="content.state.removed"
                button="content.return"
                label={t("content.return.of", { name })}
                onKeep={() => onReturn(id)}
              />
            ))}
        </ul>
      )}
    </>
  );
}

function inOrder(rows: readonly WireContentRow[], wanted: readonly string[] | null, isByDate: boolean) {
  if (isByDate) return rows.toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""));
  const moved = (wanted ?? []).flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return moved.length === rows.length ? moved : rows;
}
