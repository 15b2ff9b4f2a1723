import { lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useInstallOffer } from "../../platform/install-offer.ts";

const InstallButton = lazy(async () => {
  const [module] = await Promise.all([import("../../features/device/install-button.tsx"), laterMessages()]);
  return { default: module.InstallButton };
});

/** The way to install the shop, where the browser offers one. */
export function LazyInstall() {
  const hasOffer = useInstallOffer(({ offer }) => offer !== null);
  if (!hasOffer) return null;
  return (
    <Suspense fallback={null}>
      <InstallButton />
    </Suspense>
  );
}
