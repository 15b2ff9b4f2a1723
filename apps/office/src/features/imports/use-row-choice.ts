import type { WireImport } from "@skatert/contract";
import { useState } from "react";
import { ALL_ROWS, type RowChoice, readChoice } from "../../model/imports/row-choice.ts";
import { readDraft, writeDraft } from "../../platform/drafts/drafts.ts";

/** The rows to apply; they survive a reload. A new check of the file selects all rows again. */
export function useRowChoice(judged: WireImport): readonly [RowChoice, (choice: RowChoice) => void] {
  const key = `import:${judged.id}:${judged.judging}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly choice: RowChoice } | null>(null);
  const choice = kept?.key === key ? kept.choice : (readChoice(readDraft(key)) ?? ALL_ROWS);
  const choose = (next: RowChoice) => {
    setKept({ key, choice: next });
    writeDraft(key, { ...next });
  };
  return [choice, choose];
}
