import { type ComponentType, useEffect, useState } from "react";
import { useIdleAfterLoad } from "../../ui/browser/use-idle-after-load.ts";

/**
 * Offline copies, new versions, the keyboard and fetching ahead: once the page has loaded and the browser has time
 * (CONST-4). Where its script does not come, the page goes on without. Mounted by hand and not by Suspense, whose retry
 * may wait 300 ms after another: Ctrl+K and the arrows work as soon as their script is there.
 */
export function LazyDevice() {
  const isIdle = useIdleAfterLoad();
  const [services, setServices] = useState<{ readonly Services: ComponentType } | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    import("./device-services.tsx").then(
      ({ DeviceServices }) => setServices({ Services: DeviceServices }),
      () => undefined,
    );
  }, [isIdle]);
  return services === null ? null : <services.Services />;
}
