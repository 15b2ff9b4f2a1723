import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { draftOf, emptyDraft, type PhoneDraft, type PhoneLine } from "../../model/phone/phone-draft.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";

const name = "phone-order";

/**
 * The order as it is typed; it survives a reload. A telephony program opens the screen with the caller's `number` in the
 * address.
 */
export function usePhoneDraft() {
  const [params] = useSearchParams();
  const called = (params.get("number") ?? "").slice(0, 40);
  const [draft, setDraft] = useState<PhoneDraft>(() => {
    const kept = draftOf(readDraft(name), changeKey());
    return called !== "" && kept.phone === "" ? { ...kept, phone: called } : kept;
  });
  useEffect(() => writeDraft(name, { ...draft }), [draft]);
  return {
    draft,
    put: (part: Partial<PhoneDraft>) => setDraft((now) => ({ ...now, ...part })),
    add: (lines: readonly PhoneLine[]) => setDraft((now) => ({ ...now, lines: [...now.lines, ...lines] })),
    /** One step more or less; below the least quantity the dish leaves the order. */
    step: (at: number, by: 1 | -1) =>
      setDraft((now) => ({
        ...now,
        lines: now.lines.flatMap((line, index) => (index === at ? stepped(line, by) : line)),
      })),
    /** The shop answered the order, so the next press is another one. */
    renewKey: () => setDraft((now) => ({ ...now, key: changeKey() })),
    clear: () => {
      forgetDraft(name);
      setDraft(emptyDraft(changeKey()));
    },
  };
}

export type PhoneWork = ReturnType<typeof usePhoneDraft>;

function stepped(line: PhoneLine, by: 1 | -1): readonly PhoneLine[] {
  const quantity = line.line.quantity + by * line.step;
  return quantity < line.least ? [] : [{ ...line, line: { ...line.line, quantity } }];
}
