import { BoardOrderSchema, officeOrderPath } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useBoardPart } from "../../model/board/board-context.tsx";
import { dueTickets } from "../../model/tickets/due-tickets.ts";
import { useTicketSettings } from "../../model/tickets/ticket-settings.ts";
import { api } from "../../platform/api/api.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";

/**
 * Prints orders confirmed by anybody, if this device is set to (PRINT-1). If reading or printing an order fails, the
 * next tick of the clock tries again.
 */
export function AutoPrint() {
  const i18n = useI18n();
  const branch = useShownBranch();
  const orders = useBoardPart((view) => view.orders);
  const settings = useTicketSettings();
  const now = useNow();
  const isPrinting = useRef(false);
  const [failedAt, setFailedAt] = useState(0);
  const confirmed = [...orders.values()].flatMap(({ order, pending }) => (pending === null ? [order] : []));
  const due = now === failedAt ? null : dueTickets(confirmed, settings, shopNow());
  useEffect(() => {
    if (due === null || isPrinting.current) return;
    isPrinting.current = true;
    const print = async () => {
      const result = await api.read(officeOrderPath(due.id), BoardOrderSchema);
      const { printTickets } = await import("../../model/tickets/print-tickets.tsx");
      if (result.ok) printTickets(result.value, due.readers, branch, i18n, due.change);
      else setFailedAt(now);
    };
    void print()
      .catch(() => setFailedAt(now))
      .finally(() => {
        isPrinting.current = false;
      });
  });
  return null;
}
