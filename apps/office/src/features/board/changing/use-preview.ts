import type { BoardOrder } from "@skatert/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import {
  type ChangeAnswer,
  type ChangeOutcome,
  type ChangeWish,
  previewChange,
} from "../../../model/changing/change-calls.ts";
import { api } from "../../../platform/api/api.ts";

const settleMs = 250;

export interface Preview {
  /** Null: nothing changes, or the answer is not there yet. */
  readonly outcome: ChangeOutcome | null;
  readonly isCounting: boolean;
  /** Code of a refusal, or "failed" without an answer; null: neither. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** What the server says that a change would do, a moment after the last edit. */
export function usePreview(order: BoardOrder, wish: ChangeWish): Preview {
  const board = useBoard();
  const text = JSON.stringify([order.version, wish]);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  const hasChanges = wish.changes.length > 0;
  const asked = useQuery({
    queryKey: ["change-preview", order.id, settled],
    enabled: hasChanges && settled === text,
    queryFn: async ({ signal }) => {
      const answer = await previewChange(api, order, wish, signal);
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
    outcome: hasChanges && answer?.kind === "done" && !isOld ? answer.value : null,
    isCounting: hasChanges && (isOld || asked.isFetching),
    failure: hasChanges && !isOld && !asked.isFetching ? failureOf(answer, asked.isError) : null,
    retry: () => void asked.refetch(),
  };
}

function failureOf(answer: ChangeAnswer<ChangeOutcome> | undefined, isError: boolean): string | null {
  if (answer?.kind === "refused") return answer.code;
  return isError || (answer !== undefined && answer.kind !== "done") ? "failed" : null;
}
