import type { BoardOrder } from "@skatert/contract";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import type { ChangeAnswer } from "../../../model/changing/change-calls.ts";

const settleMs = 250;

export interface Preview<Outcome> {
  /** Null: nothing is asked, or the answer is not there yet. */
  readonly outcome: Outcome | null;
  readonly isCounting: boolean;
  /** Code of a refusal, or "failed" without an answer; null: neither. */
  readonly failure: string | null;
  readonly retry: () => void;
}

interface Asked<Wish, Outcome> {
  /** Tells the calls of one order apart. */
  readonly name: string;
  readonly order: BoardOrder;
  /** Null: there is nothing to ask about. */
  readonly wish: Wish | null;
  readonly ask: (wish: Wish, signal: AbortSignal) => Promise<ChangeAnswer<Outcome>>;
}

/** What the server says that a change or a refund would do, a moment after the last edit. */
export function usePreview<Wish, Outcome>({ name, order, wish, ask }: Asked<Wish, Outcome>): Preview<Outcome> {
  const board = useBoard();
  const text = JSON.stringify([order.version, wish]);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = useQuery({
    queryKey: [name, order.id, settled],
    enabled: settled === text,
    queryFn:
      wish === null
        ? skipToken
        : async ({ signal }) => {
            const answer = await ask(wish, signal);
            if (answer.kind === "changed") board.adopt(answer.order);
            return answer;
          },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const answer = asked.data;
  const isOld = settled !== text || asked.isPlaceholderData;
  return {
    outcome: wish !== null && answer?.kind === "done" && !isOld ? answer.value : null,
    isCounting: wish !== null && (isOld || asked.isFetching),
    failure: wish !== null && !isOld && !asked.isFetching ? failureOf(answer, asked.isError) : null,
    retry: () => void asked.refetch(),
  };
}

function failureOf(answer: ChangeAnswer<unknown> | undefined, isError: boolean): string | null {
  if (answer?.kind === "refused") return answer.code;
  return isError || (answer !== undefined && answer.kind !== "done") ? "failed" : null;
}
