import { type ComponentType, lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import type { OutsideView } from "../../model/outside/outside.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { useIdleAfterLoad } from "../../ui/browser/use-idle-after-load.ts";

type Services = ComponentType<{ readonly outside: OutsideView }>;

/** Loads after the page. The page works without it if its script fails to load. */
const OutsideServices = lazy<Services>(() =>
  Promise.all([import("../../features/outside/outside-services.tsx"), laterMessages()]).then(
    ([module]) => ({ default: module.OutsideServices }),
    () => ({ default: () => null }),
  ),
);

/** Outside services of a shop that configures any, loaded once the page is idle (EXT-3). */
export function LazyOutside() {
  const { outside } = useShop();
  const isIdle = useIdleAfterLoad();
  if (outside === null || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <OutsideServices outside={outside} />
    </Suspense>
  );
}
