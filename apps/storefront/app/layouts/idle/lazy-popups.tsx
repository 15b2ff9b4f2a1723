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

/**
 * Parts that open automatically. They load after hydration in shops that have any, or for a link to a coupon.
 */
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
