import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { branchBoardQuery } from "../../../model/branch/branch-board-query.ts";
import { fullestLoad } from "../../../model/branch/slot-load.ts";
import { useNow } from "../../../platform/clock/use-now.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import { SlotsDialog } from "./slots-dialog.tsx";

const refreshMs = 60_000;

/** The load of the next slot with orders; opens all loads and limits (BOARD-7). */
export function SlotsButton() {
  const { t, time } = useBoardWords();
  const now = useNow();
  const branchId = useWork().branch?.id ?? 0;
  const [isOpen, setOpen] = useState(false);
  const load = useQuery({
    ...branchBoardQuery(branchId),
    refetchInterval: refreshMs,
  });
  const { data, refetch } = load;
  const next = data?.slots.find(({ to, orders }) => Date.parse(to) > now && orders > 0);
  const fullest = data && next ? fullestLoad(next, data.capacity) : null;
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
          void refetch();
        }}
      >
        {t("board.slots")}
        {next && fullest && ` · ${t("board.slots.near", { time: time(Date.parse(next.from)), load: fullest })}`}
      </Button>
      {isOpen && <SlotsDialog load={load} onClose={() => setOpen(false)} />}
    </>
  );
}
