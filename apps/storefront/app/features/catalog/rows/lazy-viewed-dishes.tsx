import { lazy, Suspense } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import type { ViewedDishesProps } from "./viewed-dishes.tsx";

const Row = lazy(async () => ({
  default: (await Promise.all([import("./viewed-dishes.tsx"), laterMessages()]))[0].ViewedDishes,
}));

/** Recently viewed dishes as a row. It loads after the page, only for visitors who have viewed any. */
export function LazyViewedDishes(props: ViewedDishesProps) {
  const hydrating = useHydrating();
  if (hydrating || !hasViewed()) return null;
  return (
    <Suspense fallback={null}>
      <Row {...props} />
    </Suspense>
  );
}

/** Reads storage without the store, whose script loads with the row. False where storage is forbidden. */
function hasViewed(): boolean {
  try {
    return localStorage.getItem("skatert-viewed") !== null;
  } catch {
    return false;
  }
}
