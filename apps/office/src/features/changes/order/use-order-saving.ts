import { useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/message-key.ts";
import { createLatestSender } from "../../../model/entities/latest-sender.ts";
import type { OfficeError } from "../../../platform/api/office-error.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { showToast } from "../../../ui/toast/toast.ts";

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: OfficeError };

interface OrderWords {
  readonly saved: PlainKey;
  /** Another person changed the list. */
  readonly changed: PlainKey;
}

/** Saves the order of a list after each move. `wanted`: the order to show until the last move is saved; null: none. */
export function useOrderSaving(send: (ids: readonly string[]) => Promise<Answer>, words: OrderWords) {
  const { t } = useI18n();
  const failed = useFailure();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef(send);
  latest.current = send;
  const [sender] = useState(() => createLatestSender((ids: readonly string[]) => latest.current(ids)));
  const move = async (ids: readonly string[]) => {
    setWanted(ids);
    const result = await sender(ids);
    if (result === null) return;
    setWanted(null);
    if (result.ok) return showToast({ text: t(words.saved), look: "done" });
    if (result.error.code === "entity_changed") showToast({ text: t(words.changed), look: "failed" });
    else failed(result.error);
  };
  return { wanted, move };
}
