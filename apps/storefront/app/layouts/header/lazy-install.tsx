import { lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useInstallOffer } from "../../platform/install-offer.ts";

const InstallButton = lazy(async () => {
  const [module] = await Promise.all([import("../../features/device/install-button.tsx"), laterMessages()]);
  return { default: module.InstallButton };
});

/** Button that installs the shop, if the browser offers it. */
export function LazyInstall() {
  const hasOffer = useInstallOffer(({ offer }) => offer !== null);
  if (!hasOffer) return null;
  return (
    <Suspense fallback={null}>
      <InstallButton />
    </Suspense>
  );
}
