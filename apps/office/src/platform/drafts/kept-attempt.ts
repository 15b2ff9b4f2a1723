import { changeKey } from "../api/change-key.ts";
import { forgetDraft, readDraft, writeDraft } from "./drafts.ts";

/**
 * Keys of a call that a reload must not send twice, by the name of its draft: the same wish has the same key until
 * `forget`, another wish another one. Compare useAttempt, whose keys end with their component.
 */
export function keptAttempt(name: string) {
  const draft = `${name}:sent`;
  // If the storage is full, the attempt of this page is still known.
  let last: Readonly<Record<string, unknown>> | null = readDraft(draft);
  return {
    keyOf(wish: unknown): string {
      const of = JSON.stringify(wish);
      if (last?.["of"] === of && typeof last["key"] === "string") return last["key"];
      const key = changeKey();
      last = { of, key };
      writeDraft(draft, last);
      return key;
    },
    /** The answer is known, so an equal wish is another call. */
    forget(): void {
      last = null;
      forgetDraft(draft);
    },
  };
}
