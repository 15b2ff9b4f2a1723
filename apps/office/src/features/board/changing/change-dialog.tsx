import type { BoardOrder } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useBoard } from "../../../model/board/board-context.tsx";
import { type ChangeOutcome, previewChange, sendChange } from "../../../model/changing/change-calls.ts";
import { changesOf } from "../../../model/changing/draft-changes.ts";
import { draftFaults } from "../../../model/changing/draft-faults.ts";
import type { Sale } from "../../../model/sale/sale.ts";
import { saleQuery } from "../../../model/sale/sale-query.ts";
import { api } from "../../../platform/api/api.ts";
import { useAttempt } from "../../../platform/api/use-attempt.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { PinForm } from "../../../platform/session/pin-form.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";
import { ChangePreview } from "./change-preview.tsx";
import css from "./changing.module.css";
import { AddDish, LineList } from "./dish/line-list.tsx";
import { CommentPart } from "./parts/comment-part.tsx";
import { PaymentPart } from "./parts/payment-part.tsx";
import { PlacePart } from "./parts/place-part.tsx";
import { ProposalSent } from "./proposal-sent.tsx";
import { type Consent, SendPart } from "./send-part.tsx";
import { useChangeDraft } from "./use-change-draft.ts";
import { usePreview } from "./use-preview.ts";

interface ChangeDialogProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Changes a placed order: dishes, place, time, payment and comment, with a preview of what it does (CHANGE-1). */
export function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const { t, number } = useBoardWords();
  const { language } = useI18n();
  const sale = useQuery(saleQuery(order.branchId, language));
  const [sent, setSent] = useState<ChangeOutcome["proposal"]>(null);
  return (
    <Dialog title={t("change.title", { number: number(order) })} isOpen isWide onClose={onClose}>
      {sent !== null ? (
        <ProposalSent proposal={sent} onClose={onClose} />
      ) : sale.data !== undefined ? (
        <ChangeForm
          order={order}
          sale={sale.data}
          onSent={(proposal) => (proposal === null ? onClose() : setSent(proposal))}
        />
      ) : sale.isError ? (
        <ErrorState
          title={t("change.menu.failed")}
          text={t("board.error.text")}
          retryLabel={t("retry")}
          isRetrying={sale.isFetching}
          onRetry={() => void sale.refetch()}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label={t("loading")}>
          <Skeleton height="360px" />
        </div>
      )}
    </Dialog>
  );
}

interface ChangeFormProps {
  readonly order: BoardOrder;
  readonly sale: Sale;
  /** Null: the order is changed. */
  readonly onSent: (proposal: ChangeOutcome["proposal"]) => void;
}

function ChangeForm({ order: latest, sale, onSent }: ChangeFormProps) {
  const { t, actor } = useBoardWords();
  const zone = useWork().branch?.time_zone ?? "UTC";
  const [isHeld, setHeld] = useState(false);
  const form = useChangeDraft(latest, isHeld);
  const { order, draft, by, change } = form;
  const faults = useMemo(() => draftFaults(draft, order), [draft, order]);
  const changes = useMemo(
    () => (faults.size > 0 ? [] : changesOf(draft, { order, zone, sale })),
    [faults, draft, order, zone, sale],
  );
  const preview = usePreview({
    name: "change",
    order,
    wish: changes.length === 0 ? null : { changes, reason: "", keepsCoupons: draft.keepsCoupons },
    ask: (wish, signal) => previewChange(api, order, wish, signal),
  });
  const { send, isBusy, failure, pin } = useSend(form, setHeld, onSent);
  if (pin !== null)
    return (
      <PinForm
        cancel={t("change.pin.back")}
        onConfirmed={() => void send(pin.wish, pin.consent)}
        onClose={pin.forget}
      />
    );
  return (
    <div className={css.panes}>
      <div className={css.pane}>
        {by !== undefined && (
          <Banner look="warning">
            {by === null || by.name === "" ? t("change.changed.other") : t("change.changed", { name: actor(by) })}
          </Banner>
        )}
        <LineList order={order} draft={draft} sale={sale} onChange={change} />
        <AddDish draft={draft} sale={sale} onChange={change} />
        <PlacePart order={order} draft={draft} faults={faults} sale={sale} zone={zone} onChange={change} />
        <PaymentPart order={order} draft={draft} faults={faults} sale={sale} onChange={change} />
        <CommentPart order={order} draft={draft} onChange={change} />
      </div>
      <div className={css.pane}>
        <ChangePreview
          order={order}
          draft={draft}
          preview={preview}
          isHalf={faults.size > 0}
          sale={sale}
          onChange={change}
        />
        <SendPart
          draft={draft}
          outcome={preview.outcome}
          isBusy={isBusy}
          failure={failure}
          onChange={change}
          onSend={(consent) => void send({ changes, reason: draft.reason, keepsCoupons: draft.keepsCoupons }, consent)}
        />
      </div>
    </div>
  );
}

type Wish = Parameters<typeof sendChange>[2];

interface PinAsked {
  readonly wish: Omit<Wish, "consent">;
  readonly consent: Consent;
  readonly forget: () => void;
}

/** Sends the change. While its answer is unknown, or the PIN is asked, the form keeps the version that the wish is for. */
function useSend(
  { order, adopt, forget }: ReturnType<typeof useChangeDraft>,
  onHeld: (isHeld: boolean) => void,
  onSent: ChangeFormProps["onSent"],
) {
  const board = useBoard();
  const [isBusy, during] = useSending();
  const [failure, setFailure] = useState<string | null>(null);
  const [pin, setPin] = useState<PinAsked | null>(null);
  const keyOf = useAttempt();
  async function send(wish: Omit<Wish, "consent">, consent: Consent) {
    const key = keyOf([order.version, wish, consent]);
    setFailure(null);
    setPin(null);
    onHeld(true);
    const answer = await during(sendChange(api, order, { ...wish, consent }, key));
    onHeld(answer.kind === "failed" || answer.kind === "pin");
    switch (answer.kind) {
      case "done":
        forget();
        board.adopt(answer.value.order);
        onSent(answer.value.proposal);
        return;
      case "changed":
        board.adopt(answer.order);
        adopt(answer.order, answer.by);
        return;
      case "pin":
        setPin({
          wish,
          consent,
          forget: () => {
            setPin(null);
            onHeld(false);
          },
        });
        return;
      default:
        setFailure(answer.kind === "refused" ? answer.code : "failed");
    }
  }
  return { send, isBusy, failure, pin };
}
