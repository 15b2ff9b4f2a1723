import { orderMethodPath, PATHS } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { openModal } from "../../../model/page/modals.ts";
import { notify } from "../../../platform/notices.ts";

/** The shop's address that redirects to an order's payment page. */
export function payLink(id: number, key: string | null): string {
  return `/api${PATHS.orderPayment}/${id}${keyQuery(key)}`;
}

export function keyQuery(key: string | null): string {
  return key === null ? "" : `?key=${encodeURIComponent(key)}`;
}

export interface OtherMethod {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

/** Timeout, milliseconds. A repeat changes nothing, so the guest may press again. */
const limitMs = 15_000;

/**
 * Changes the payment method of an order. On receipt the order is accepted at once; online its new payment
 * page opens.
 */
export function useChangeMethod(id: number, key: string | null, onChanged: () => Promise<void>) {
  const { t } = useI18n();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const change = async (method: OtherMethod) => {
    setBusyWith(method.id);
    const answer = await send(id, key, method.id);
    const said = sayOf(answer, method);
    if (said.key !== null) notify(t(said.key), said.tone);
    if (answer === "code-needed") openModal("auth", {});
    if (answer === "done" && method.online) return window.location.assign(payLink(id, key));
    if (answer !== "unanswered") await onChanged();
    setBusyWith(null);
  };
  return { busyWith, change };
}

type Answer = "done" | "refused" | "code-needed" | "unanswered";

async function send(id: number, key: string | null, method: string): Promise<Answer> {
  const response = await fetch(`/api${orderMethodPath(id)}${keyQuery(key)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ payment_method: method }),
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => null);
  if (response === null || response.status >= 500) return "unanswered";
  if (response.ok) return "done";
  const { code }: { code?: unknown } = await response.json().catch(() => ({}));
  return code === "order_code_required" ? "code-needed" : "refused";
}

function sayOf(
  answer: Answer,
  { online }: OtherMethod,
): { readonly key: PlainKey | null; readonly tone: "success" | "info" | "danger" } {
  switch (answer) {
    case "done":
      return { key: online ? null : "orders.methodTaken", tone: "success" };
    case "code-needed":
      return { key: "checkout.codeTitle", tone: "info" };
    case "refused":
      return { key: "orders.methodFailed", tone: "info" };
    case "unanswered":
      return { key: "orders.methodOffline", tone: "danger" };
  }
}
