import { type ComponentType, lazy, Suspense } from "react";
import { useIdleAfterLoad } from "../../ui/use-idle-after-load.ts";

/** What comes after the page never costs it: where its script does not come, the page goes on without. */
const DeviceServices = lazy<ComponentType>(() =>
  import("./device-services.tsx").then(
    (module) => ({ default: module.DeviceServices }),
    () => ({ default: () => null }),
  ),
);

/** Offline copies, new versions and fetching ahead: once the page has loaded and the browser has time (CONST-4). */
export function LazyDevice() {
  const isIdle = useIdleAfterLoad();
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <DeviceServices />
    </Suspense>
  );
}
