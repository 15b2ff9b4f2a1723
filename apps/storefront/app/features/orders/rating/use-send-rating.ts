import type { NewRating } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { api } from "../../../platform/api/api.ts";

const refusals: Readonly<Record<string, PlainKey>> = {
  "already-rated": "rate.already",
  "not-handed-over": "rate.early",
};

/** Sends the rating of an order. `failure` tells what to do if it was not stored. */
export function useSendRating(orderId: OrderId, key: string | null, onRated: () => void) {
  const { language } = useI18n();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PlainKey | null>(null);
  const send = async (rating: NewRating) => {
    setBusy(true);
    setFailure(null);
    const result = await api
      .ratings(language)
      .then((ratings) => ratings.rate(orderId, key, rating))
      .catch(() => null);
    setBusy(false);
    if (result?.ok) onRated();
    else setFailure(refusals[result?.error.reason ?? ""] ?? "rate.failed");
  };
  return { busy, failure, send };
}
