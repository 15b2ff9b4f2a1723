import type { BoardOrder } from "@skatert/contract";
import { useState } from "react";
import { emptyRefund, type RefundDraft, refundDraftOf } from "../../../../model/changing/refund-draft.ts";
import { forgetDraft, readDraft, writeDraft } from "../../../../platform/drafts/drafts.ts";

/** The draft of a refund, which survives a reload and a closed dialog (OFFICE-5). */
export function useRefundDraft(order: BoardOrder) {
  const name = `refund:${order.id}`;
  // The ticked dishes are places in the lines that the person saw.
  const seenLines = JSON.stringify(order.lines.map(({ productId, total }) => [productId, total]));
  const [kept, setKept] = useState(() => ({ seenLines, draft: refundDraftOf(readDraft(name), order, seenLines) }));
  if (kept.seenLines !== seenLines) setKept({ seenLines, draft: { ...kept.draft, lines: {} } });
  const put = (part: Partial<RefundDraft>) =>
    setKept((now) => {
      const draft = { ...now.draft, ...part };
      writeDraft(name, { ...draft, seenLines: now.seenLines });
      return { ...now, draft };
    });
  const forget = () => {
    forgetDraft(name);
    setKept({ seenLines, draft: emptyRefund(order) });
  };
  return { draft: kept.draft, put, forget };
}
