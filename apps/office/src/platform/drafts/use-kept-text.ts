import { useState } from "react";
import { forgetDraft, readDraft, writeDraft } from "./drafts.ts";

/** A typed text that a closed dialog, an ended session or a reload does not lose (OFFICE-5). */
export function useKeptText(
  name: string,
  start = "",
): readonly [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => {
    const kept = readDraft(name)?.["text"];
    return typeof kept === "string" ? kept : start;
  });
  const set = (next: string) => {
    setText(next);
    writeDraft(name, { text: next });
  };
  return [text, set, () => forgetDraft(name)];
}
