import type { WireChangeSummary } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { changeQuery } from "../../../model/changes/history-query.ts";
import screen from "../../../ui/screen/screen.module.css";
import { HistoryRow } from "./history-row.tsx";

interface LinkedChangeProps {
  /** Id of the change in the address; "": none. */
  readonly id: string;
  readonly shown: readonly WireChangeSummary[];
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** The change in the address, if it is not in the list because it is older or does not match the filters. */
export function LinkedChange({ id, shown, onClose, onOpen }: LinkedChangeProps) {
  const isNeeded = /^\d{1,9}$/.test(id) && !shown.some((change) => String(change.id) === id);
  const { data } = useQuery({ ...changeQuery(Number(id)), enabled: isNeeded });
  if (!isNeeded || data === undefined) return null;
  return (
    <ul className={screen.list}>
      <HistoryRow change={data} isOpen onToggle={onClose} onShow={(other) => onOpen(String(other))} />
    </ul>
  );
}
