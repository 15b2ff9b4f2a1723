import type { ApiRefusal, NewRequest, RequestView } from "@skatert/contract";
import { useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { newAttemptKey } from "../../model/checkout/checkout-attempt.ts";
import { api } from "../../platform/api/api.ts";

export interface SendRequest {
  readonly busy: boolean;
  /** The last refusal; "unreachable" without an answer. Null before, and after a success. */
  readonly failure: ApiRefusal | "unreachable" | null;
  /** The stored request. Null if it was refused, see `failure`. */
  readonly send: (request: NewRequest) => Promise<RequestView | null>;
  readonly forgetFailure: () => void;
}

/**
 * Sends a request. The key is kept while the outcome is unknown, so a repeat is never a second request. A
 * changed form gets a new key, because the server refuses another body under the old one.
 */
export function useSendRequest(): SendRequest {
  const { language } = useI18n();
  const unanswered = useRef<{ readonly key: string; readonly body: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendRequest["failure"]>(null);
  const send = async (request: NewRequest) => {
    setBusy(true);
    setFailure(null);
    const body = JSON.stringify(request);
    const previous = unanswered.current;
    const attempt = previous?.body === body ? previous.key : newAttemptKey();
    unanswered.current = { key: attempt, body };
    const result = await api
      .requests(language)
      .then((requests) => requests.send(request, attempt))
      .catch(() => null);
    setBusy(false);
    if (result === null) setFailure("unreachable");
    else unanswered.current = null;
    if (result !== null && !result.ok) setFailure(result.error);
    return result?.ok ? result.value : null;
  };
  return { busy, failure, send, forgetFailure: () => setFailure(null) };
}
