import type { BoardOrder } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import { useRef, useState } from "react";
import { useBoard } from "../../../../model/board/board-context.tsx";
import type { ChangeAnswer } from "../../../../model/changing/change-calls.ts";
import { api } from "../../../../platform/api/api.ts";
import type { OfficeCalls } from "../../../../platform/api/calls.ts";
import { changeKey } from "../../../../platform/api/change-key.ts";
import { useSending } from "../../../../platform/feedback/use-sending.ts";

type Failure = "refund.failed" | "refund.failed.right" | Refunding<never>["refused"] | "change.changed.other";

export interface Refunding<Body> {
  readonly order: BoardOrder;
  readonly call: (api: OfficeCalls, id: OrderId, body: Body, key: string) => Promise<ChangeAnswer<BoardOrder>>;
  /** What a refusal of it means. */
  readonly refused: "refund.failed.state" | "refund.failed.handedBack";
  readonly onDone: () => void;
}

/**
 * Sends a call about the order's money, after the PIN if it is asked for (STAFF-3). Until its answer is known it is sent
 * again as it was: a newer version in its body would make it another call, which pays again.
 */
export function useRefunding<Body extends { readonly version: number }>({
  order,
  call,
  refused,
  onDone,
}: Refunding<Body>) {
  const board = useBoard();
  const [isBusy, during] = useSending();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPinAsked, setPinAsked] = useState(false);
  const attempt = useRef<{ readonly of: string; readonly body: Body; readonly key: string } | null>(null);

  async function send(body: Body) {
    const { version: _, ...wish } = body;
    const of = JSON.stringify(wish);
    const kept = attempt.current?.of === of ? attempt.current : { of, body, key: changeKey() };
    attempt.current = kept;
    setFailure(null);
    setPinAsked(false);
    const answer = await during(call(api, order.id, kept.body, kept.key));
    if (answer.kind !== "failed") attempt.current = null;
    switch (answer.kind) {
      case "done":
        board.adopt(answer.value);
        onDone();
        return;
      case "changed":
        board.adopt(answer.order);
        setFailure("change.changed.other");
        return;
      case "pin":
        setPinAsked(true);
        return;
      case "failed":
        setFailure("refund.failed");
        return;
      case "refused":
        setFailure(answer.code === "staff_right_missing" ? "refund.failed.right" : refused);
    }
  }
  return { send, isBusy, failure, isPinAsked, giveUpPin: () => setPinAsked(false) };
}
