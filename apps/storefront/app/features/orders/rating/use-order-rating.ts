import type { OrderRating } from "@skatert/contract";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { api } from "../../../platform/api/api.ts";

/** The parts of an order to rate, loaded when the component mounts (STATE-1). */
export function useOrderRating(id: number, key: string | null) {
  const { language } = useI18n();
  const [rating, setRating] = useState<OrderRating | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    let isLeft = false;
    const arrive = (found: OrderRating | null) => {
      if (isLeft) return;
      setRating(found);
      setFailed(found === null);
    };
    setFailed(false);
    api
      .ratings(language)
      .then((ratings) => ratings.ofOrder(id, key))
      .then((result) => arrive(result.ok ? result.value : null))
      .catch(() => arrive(null));
    return () => {
      isLeft = true;
    };
  }, [id, key, language, tries]);
  return { rating, hasFailed, retry: () => setTries((count) => count + 1) };
}
