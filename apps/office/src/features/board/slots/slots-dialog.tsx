import type { WireBranchBoard } from "@skatert/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { isFull } from "../../../model/branch/slot-load.ts";
import { isNoAnswer } from "../../../platform/api/office-error.ts";
import { useRight } from "../../../platform/session/me-context.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";
import { CapacityForm } from "./capacity-form.tsx";
import styles from "./slots.module.css";

interface SlotsDialogProps {
  readonly load: UseQueryResult<WireBranchBoard>;
  readonly onClose: () => void;
}

/** Orders of each slot in the next 24 hours beside its limits, and the form of the limits (BOARD-7). */
export function SlotsDialog({ load, onClose }: SlotsDialogProps) {
  const { t } = useBoardWords();
  return (
    <Dialog title={t("board.slots.title")} isOpen onClose={onClose}>
      <p>{t("board.slots.text")}</p>
      <Slots load={load} />
    </Dialog>
  );
}

function Slots({ load: { data, isError, error, isFetching, refetch } }: Pick<SlotsDialogProps, "load">) {
  const { t } = useBoardWords();
  const mayEdit = useRight("board.settings");
  if (data === undefined && isError)
    return (
      <ErrorState
        title={t("board.slots.error")}
        text={t(isNoAnswer(error) ? "board.error.text" : "board.error.server")}
        retryLabel={t("retry")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <ListSkeleton label={t("loading")} rows={3} />;
  return (
    <>
      {mayEdit && <CapacityForm board={data} />}
      <Loads board={data} />
    </>
  );
}

function Loads({ board: { slots, capacity } }: { readonly board: WireBranchBoard }) {
  const { t, time, roubles } = useBoardWords();
  const taken = slots.filter(({ orders }) => orders > 0);
  if (taken.length === 0) return <p className={styles.quiet}>{t("settings.slots.none")}</p>;
  const of = (value: number, limit: number | null, text: (amount: number) => string = String) =>
    limit === null ? text(value) : t("settings.slots.of", { value: text(value), limit: text(limit) });
  return (
    <table className={styles.loads}>
      <thead>
        <tr>
          {(["time", "orders", "dishes", "money"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`settings.slots.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taken.map((slot) => (
          <tr key={slot.from} className={isFull(slot, capacity) ? styles.full : undefined}>
            <th scope="row">
              {time(Date.parse(slot.from))}–{time(Date.parse(slot.to))}
              {isFull(slot, capacity) && <span className={styles.mark}>{t("board.slots.full")}</span>}
            </th>
            <td>{of(slot.orders, capacity.orders)}</td>
            <td>{of(slot.dishes, capacity.dishes)}</td>
            <td>{of(slot.money, capacity.money, roubles)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
