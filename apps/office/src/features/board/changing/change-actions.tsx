import type { BoardOrder } from "@skatert/contract";
import { lazy, Suspense, useState } from "react";
import { useRight } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import css from "./changing.module.css";
import { WithdrawButton } from "./proposal-note.tsx";

const ChangeDialog = lazy(async () => ({ default: (await import("./change-dialog.tsx")).ChangeDialog }));
const RefundDialog = lazy(async () => ({ default: (await import("./refund/refund-dialog.tsx")).RefundDialog }));

/** Buttons that change an order after it was placed (CHANGE-1). A practice order has no guest and no money. */
export function ChangeActions({ order }: { readonly order: BoardOrder }) {
  const { t } = useBoardWords();
  const mayChange = useRight("orders.change");
  const mayRefund = useRight("orders.refund");
  const [open, setOpen] = useState<"change" | "refund" | null>(null);
  const close = () => setOpen(null);
  const isLive = order.stage !== "handed-over" && order.stage !== "cancelled";
  if (order.practice) return null;
  return (
    <div className={css.lineButtons}>
      {mayChange && isLive && <Button onPress={() => setOpen("change")}>{t("change.open")}</Button>}
      {mayRefund && Math.max(order.refundable.gateway, order.refundable.cash) > 0 && (
        <Button onPress={() => setOpen("refund")}>{t("refund.open")}</Button>
      )}
      <WithdrawButton order={order} />
      <Suspense fallback={null}>
        {open === "change" && <ChangeDialog order={order} onClose={close} />}
        {open === "refund" && <RefundDialog order={order} onClose={close} />}
      </Suspense>
    </div>
  );
}
