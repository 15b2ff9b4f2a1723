import { lazy, Suspense } from "react";
import { citiesOf } from "../../model/place/cities.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { useLocation } from "../../routing/hooks.ts";
import { useHydrating } from "../../ui/browser/use-hydrating.ts";
import { whenIdle } from "../../ui/browser/when-idle.ts";

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
