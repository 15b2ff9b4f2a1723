import type { BoardOrder } from "@skatert/contract";
import { sendHandedBack } from "../../../../model/changing/refund-calls.ts";
import { PinForm } from "../../../../platform/session/pin-form.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import { useRefunding } from "./use-refunding.ts";

interface HandedBackButtonProps {
  readonly order: BoardOrder;
  readonly refundId: string;
  readonly sum: string;
}

/** Records that the guest got the money from a person (CHANGE-2). */
export function HandedBackButton({ order, refundId, sum }: HandedBackButtonProps) {
  const { t } = useBoardWords();
  const { send, isBusy, failure, isPinAsked, giveUpPin } = useRefunding({
    order,
    call: sendHandedBack,
    refused: "refund.failed.handedBack",
    onDone: () => undefined,
  });
  const mark = () => void send({ version: order.version, refund_id: refundId });
  if (isPinAsked) return <PinForm cancel={t("refund.handedBack.not")} onConfirmed={mark} onClose={giveUpPin} />;
  return (
    <>
      {failure !== null && (
        <p role="alert" className={css.fault}>
          {t(failure)}
        </p>
      )}
      <div className={css.lineButtons}>
        <Button isPending={isBusy} aria-label={t("refund.handedBack.of", { sum })} onPress={mark}>
          {t("refund.handedBack")}
        </Button>
      </div>
    </>
  );
}
