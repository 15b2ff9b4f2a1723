import type { DishReviews } from "@skatert/contract";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { api } from "../../../platform/api/api.ts";

type Review = DishReviews["reviews"][number];

interface ReviewsState {
  readonly reviews: readonly Review[];
  readonly status: "pending" | "success" | "error";
  /** Loads the next page, or retries. Null if there is none. */
  readonly more: (() => void) | null;
}

/** Reviews of a dish by pages (STATE-1). */
export function useDishReviews(dishId: number): ReviewsState {
  const { language } = useI18n();
  const [asked, setAsked] = useState({ page: 1, tries: 0 });
  const [pages, setPages] = useState(1);
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  const [status, setStatus] = useState<ReviewsState["status"]>("pending");
  useEffect(() => {
    let isLeft = false;
    const arrive = (found: DishReviews | null) => {
      if (isLeft) return;
      setStatus(found === null ? "error" : "success");
      if (found === null) return;
      setPages(found.pages);
      // A new review shifts others to the next page, so duplicates are removed.
      setReviews((before) => [...new Map([...before, ...found.reviews].map((each) => [each.id, each])).values()]);
    };
    setStatus("pending");
    api
      .ratings(language)
      .then((ratings) => ratings.reviews(dishId, asked.page))
      .then((result) => arrive(result.ok ? result.value : null))
      .catch(() => arrive(null));
    return () => {
      isLeft = true;
    };
  }, [dishId, language, asked]);
  const hasMore = status === "success" && asked.page < pages;
  const next = () => setAsked(({ page, tries }) => (hasMore ? { page: page + 1, tries } : { page, tries: tries + 1 }));
  return { reviews, status, more: hasMore || status === "error" ? next : null };
}
