import { lazy, Suspense } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import type { ViewedDishesProps } from "./viewed-dishes.tsx";

const Row = lazy(async () => ({
  default: (await Promise.all([import("./viewed-dishes.tsx"), laterMessages()]))[0].ViewedDishes,
}));

/** Dishes seen lately, as a row; it comes by itself after the page, and to those alone who have looked at any. */
export function LazyViewedDishes(props: ViewedDishesProps) {
  const hydrating = useHydrating();
  if (hydrating || !hasViewed()) return null;
  return (
    <Suspense fallback={null}>
      <Row {...props} />
    </Suspense>
  );
}

/** Without the store, whose script comes with the row. A browser that forbids storage has nothing kept. */
function hasViewed(): boolean {
  try {
    return localStorage.getItem("skatert-viewed") !== null;
  } catch {
    return false;
  }
}
