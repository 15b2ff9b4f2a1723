import { type ComponentType, useEffect, useState } from "react";
import { useIdleAfterLoad } from "../../ui/browser/use-idle-after-load.ts";

/**
 * Offline copies, updates, keyboard and prefetching, loaded when the page is idle (CONST-4). If the script
 * fails to load, the page works without it. Mounted manually instead of by Suspense, whose retry may take 300
 * ms, so that Ctrl+K and the arrows work as soon as their script is loaded.
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
