import { type BoardOrder, MAX_REFUND_REASON } from "@skatert/contract";
import { useState } from "react";
import { sendRefund } from "../../../../model/changing/refund-calls.ts";
import { feeOf, type RefundDraft, refundToWire, typedSum } from "../../../../model/changing/refund-draft.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../../ui/overlay/dialog.tsx";
import { PinForm } from "../../dialogs/pin-form.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import { ReasonField } from "../reason-field.tsx";
import { RefundedDishes } from "./refunded-dishes.tsx";
import { useRefunding } from "./use-refunding.ts";

interface RefundDialogProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

const REASONS = ["cold", "missing", "mistake", "late"] as const;

/** Gives back a dish, several, the delivery or a sum, to the card or in cash (CHANGE-2). */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t, money, number } = useBoardWords();
  const [draft, setDraft] = useState<RefundDraft>({
    of: "dishes",
    lines: {},
    fee: false,
    sum: "",
    way: order.refundable.gateway > 0 ? "gateway" : "cash",
    restock: false,
    reason: "",
  });
  const [lines, setLines] = useState(order.lines);
  if (JSON.stringify(lines) !== JSON.stringify(order.lines)) {
    // The ticked dishes are places in the lines that the person saw.
    setLines(order.lines);
    setDraft((now) => ({ ...now, lines: {} }));
  }
  const put = (part: Partial<RefundDraft>) => setDraft((now) => ({ ...now, ...part }));
  const { send, isBusy, failure, isPinAsked, giveUpPin } = useRefunding({
    order,
    call: sendRefund,
    refused: "refund.failed.state",
    onDone: onClose,
  });
  const body = refundToWire(draft, order);
  const most = order.refundable[draft.way];
  const sum = draft.of === "sum" ? typedSum(draft, order) : null;
  const fee = feeOf(order);
  return (
    <Dialog title={t("refund.title", { number: number(order) })} isOpen onClose={onClose}>
      {isPinAsked ? (
        <PinForm cancel={t("refund.keep")} onConfirmed={() => body !== null && void send(body)} onClose={giveUpPin} />
      ) : (
        <>
          <p>{t("refund.most", { sum: money(most) })}</p>
          <Choices
            label={t("refund.what")}
            choices={(["dishes", "sum"] as const).map((value) => ({ value, label: t(`refund.what.${value}`) }))}
            value={draft.of}
            onChange={(of) => put({ of })}
          />
          {draft.of === "sum" ? (
            <TextField
              label={t("refund.sum")}
              inputMode="decimal"
              maxLength={12}
              value={draft.sum}
              onChange={(text) => put({ sum: text })}
              error={draft.sum.trim() !== "" && sum === null ? t("refund.sum.wrong", { sum: money(most) }) : null}
            />
          ) : (
            <>
              <RefundedDishes order={order} draft={draft} onChange={setDraft} />
              {fee > 0 && (
                <Checkbox isSelected={draft.fee} onChange={(isOn) => put({ fee: isOn })}>
                  {t("refund.fee", { sum: money(fee) })}
                </Checkbox>
              )}
              <p className={css.quiet}>{t("refund.shares")}</p>
              <Checkbox isSelected={draft.restock} onChange={(restock) => put({ restock })}>
                {t("refund.restock")}
              </Checkbox>
            </>
          )}
          {order.refundable.gateway > 0 && (
            <Choices
              label={t("refund.way")}
              choices={(["gateway", "cash"] as const).map((value) => ({ value, label: t(`refund.way.${value}`) }))}
              value={draft.way}
              onChange={(way) => put({ way })}
            />
          )}
          <ReasonField
            hint={t("change.reason.hint")}
            suggestions={REASONS.map((reason) => t(`refund.reason.${reason}`))}
            maxLength={MAX_REFUND_REASON}
            value={draft.reason}
            onChange={(reason) => put({ reason })}
          />
          {failure !== null && (
            <p role="alert" className={css.fault}>
              {t(failure)}
            </p>
          )}
          <DialogButtons>
            <Button
              look="danger"
              size="large"
              isDisabled={body === null}
              isPending={isBusy}
              onPress={() => body !== null && void send(body)}
            >
              {sum === null ? t("refund.do") : t("refund.do.sum", { sum: money(sum) })}
            </Button>
            <Button size="large" onPress={onClose}>
              {t("refund.keep")}
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  );
}
