import type { BoardOrder } from "@skatert/contract";
import { useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import { lastStep } from "../../../model/board/ringing/rings.ts";
import { withdrawProposal } from "../../../model/changing/change-calls.ts";
import { api } from "../../../platform/api/api.ts";
import { useAt } from "../../../platform/clock/use-now.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useRight } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import { ChangedDishes } from "./changed-dishes.tsx";
import css from "./changing.module.css";

/** A change that waits for the guest, or how the last one ended if the order stayed as it was. */
export function ProposalNote({ order }: { readonly order: BoardOrder }) {
  const { t, time, money } = useBoardWords();
  const { proposal } = order;
  const isOver = useAt((now) => proposal === null || now >= proposal.expiresAt);
  if (proposal === null || isOver) {
    const step = lastStep(order);
    if (step === null || step.kind === "made") return null;
    return (
      <p className={css.warning}>
        {t(`change.step.${step.kind}`)} · {time(step.at)}
      </p>
    );
  }
  const { dishes, totalWas, totalNow, expiresAt } = proposal;
  return (
    <div className={css.proposal}>
      <p className={css.name}>{t("change.proposal", { time: time(expiresAt) })}</p>
      <ChangedDishes dishes={dishes} />
      {totalWas !== totalNow && (
        <p>
          {money(totalWas)} → {money(totalNow)}
        </p>
      )}
    </div>
  );
}

/** Takes the question to the guest back. */
export function WithdrawButton({ order }: { readonly order: BoardOrder }) {
  const { t } = useBoardWords();
  const board = useBoard();
  const mayChange = useRight("orders.change");
  const [isBusy, during] = useSending();
  const [hasFailed, setFailed] = useState(false);
  const { proposal } = order;
  const isOver = useAt((now) => proposal === null || now >= proposal.expiresAt);
  if (isOver || !mayChange) return null;
  async function withdraw() {
    const answer = await during(withdrawProposal(api, order));
    if (answer.kind === "done") board.adopt(answer.value);
    else if (answer.kind === "changed") board.adopt(answer.order);
    setFailed(answer.kind !== "done" && answer.kind !== "changed");
  }
  return (
    <>
      <Button isPending={isBusy} onPress={() => void withdraw()}>
        {t("change.withdraw")}
      </Button>
      {hasFailed && (
        <p role="alert" className={css.fault}>
          {t("change.failed")}
        </p>
      )}
    </>
  );
}
