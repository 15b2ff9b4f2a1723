import { lazy, Suspense } from "react";
import { useLocation } from "../routing/hooks.ts";
import { citiesOf } from "../state/cities.ts";
import { useShop } from "../state/shop-context.tsx";
import { useHydrating } from "../ui/use-hydrating.ts";
import { whenIdle } from "../ui/when-idle.ts";

const PagePopups = lazy(async () => {
  await whenIdle();
  return { default: (await import("./page-popups.tsx")).PagePopups };
});

/** What opens by itself: comes when the page stands, in shops that have any of it or by a link to a coupon. */
export function LazyPopups() {
  const { hasPopups, locations } = useShop();
  const isLinked = useLocation().search.includes("coupon=");
  const hydrating = useHydrating();
  if (hydrating || !(hasPopups || isLinked || citiesOf(locations).length > 1)) return null;
  return (
    <Suspense fallback={null}>
      <PagePopups />
    </Suspense>
  );
}
