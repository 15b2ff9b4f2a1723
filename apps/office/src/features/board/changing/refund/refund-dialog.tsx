import { type BoardOrder, MAX_REFUND_REASON } from "@skatert/contract";
import type { Money } from "@skatert/domain";
import { previewRefund, type RefundOutcome, sendRefund } from "../../../../model/changing/refund-calls.ts";
import {
  feeOf,
  type RefundDraft,
  refundParts,
  refundToWire,
  typedSum,
} from "../../../../model/changing/refund-draft.ts";
import { api } from "../../../../platform/api/api.ts";
import { PinForm } from "../../../../platform/session/pin-form.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import { ReasonField } from "../reason-field.tsx";
import { type Preview, usePreview } from "../use-preview.ts";
import { RefundedDishes } from "./refunded-dishes.tsx";
import { useRefundDraft } from "./use-refund-draft.ts";
import { useRefunding } from "./use-refunding.ts";

interface RefundDialogProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

const REASONS = ["cold", "missing", "mistake", "late"] as const;

/** Gives back a dish, several, the delivery or a sum, to the card or in cash (CHANGE-2). */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t, money, number } = useBoardWords();
  const { draft, put, forget } = useRefundDraft(order);
  const { send, isBusy, failure, isPinAsked, giveUpPin } = useRefunding({
    order,
    call: sendRefund,
    refused: "refund.failed.state",
    onDone: () => {
      forget();
      onClose();
    },
  });
  const body = refundToWire(draft, order);
  const most = order.refundable[draft.way];
  const preview = usePreview({
    name: "refund",
    order,
    wish: refundParts(draft, order),
    ask: (parts, signal) => previewRefund(api, order.id, parts, signal),
  });
  const sum = preview.outcome?.amount ?? null;
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
              error={
                draft.sum.trim() !== "" && typedSum(draft, order) === null
                  ? t("refund.sum.wrong", { sum: money(most) })
                  : null
              }
            />
          ) : (
            <Dishes order={order} draft={draft} onChange={put} />
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
          <WouldReturn preview={preview} most={most} />
          {failure !== null && (
            <p role="alert" className={css.fault}>
              {t(failure)}
            </p>
          )}
          <DialogButtons>
            <Button
              look="danger"
              size="large"
              isDisabled={body === null || preview.failure === "refund_refused"}
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

interface DishesProps {
  readonly order: BoardOrder;
  readonly draft: RefundDraft;
  readonly onChange: (part: Partial<RefundDraft>) => void;
}

/** The dishes and the fee. */
function Dishes({ order, draft, onChange }: DishesProps) {
  const { t, money } = useBoardWords();
  const fee = feeOf(order);
  return (
    <>
      <RefundedDishes order={order} draft={draft} onChange={onChange} />
      {fee > 0 && (
        <Checkbox isSelected={draft.fee} onChange={(isOn) => onChange({ fee: isOn })}>
          {t("refund.fee", { sum: money(fee) })}
        </Checkbox>
      )}
      <p className={css.quiet}>{t("refund.shares")}</p>
      <Checkbox isSelected={draft.restock} onChange={(restock) => onChange({ restock })}>
        {t("refund.restock")}
      </Checkbox>
    </>
  );
}

interface WouldReturnProps {
  readonly preview: Preview<RefundOutcome>;
  /** The most that can go back this way. */
  readonly most: Money;
}

/** The money and the points that the guest would get back, as the server counts them. */
function WouldReturn({ preview, most }: WouldReturnProps) {
  const { t, money } = useBoardWords();
  const { outcome, failure, isCounting, retry } = preview;
  if (failure === "failed")
    return (
      <div role="alert">
        <p className={css.fault}>{t("change.preview.failed")}</p>
        <Button onPress={retry}>{t("retry")}</Button>
      </div>
    );
  if (failure !== null) return <p className={css.fault}>{t("refund.tooMuch", { sum: money(most) })}</p>;
  return (
    <div role="status" aria-busy={isCounting}>
      {outcome === null ? (
        isCounting && <p className={css.quiet}>{t("change.preview.counting")}</p>
      ) : (
        <>
          <p className={css.consequence}>{t("refund.chosen", { sum: money(outcome.amount) })}</p>
          {outcome.pointsBack > 0 && <p>{t("change.points.back", { count: outcome.pointsBack })}</p>}
          {outcome.pointsTaken > 0 && <p>{t("refund.points.taken", { count: outcome.pointsTaken })}</p>}
        </>
      )}
    </div>
  );
}
