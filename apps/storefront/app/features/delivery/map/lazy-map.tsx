import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useConsent } from "../../../model/outside/consent-store.ts";
import styles from "./lazy-map.module.css";
import type { PlaceMapProps } from "./place-map.tsx";

const OwnMap = lazy(async () => ({ default: (await import("./own-place-map.tsx")).OwnPlaceMap }));
const YandexMap = lazy(async () => {
  const [{ YandexPlaceMap }] = await Promise.all([import("./yandex-place-map.tsx"), laterMessages()]);
  return { default: YandexPlaceMap };
});

/**
 * The map, loaded when first shown: Yandex Maps if the shop has a key and the shopper has consented to
 * outside services, else the shop's own (EXT-3). Without a map the form works by text (EXT-2).
 */
export function LazyMap({ className, ...map }: PlaceMapProps & { readonly className?: string }) {
  const { yandexMaps, start } = map.options;
  const isAllowed = useIsAllowed();
  if (start === null) return null;
  const own = <OwnMap {...map} />;
  return (
    <div className={className}>
      <MapBoundary fallback={<MapFailed />}>
        <Suspense fallback={null}>
          {yandexMaps === null || isAllowed !== true ? (
            isAllowed !== null && own
          ) : (
            <MapBoundary fallback={<YandexFailed own={own} />}>
              <YandexMap {...map} maps={yandexMaps} fallback={<YandexFailed own={own} />} />
            </MapBoundary>
          )}
        </Suspense>
      </MapBoundary>
    </div>
  );
}

/** Whether the shopper has consented. Null until the browser's storage is read. */
function useIsAllowed(): boolean | null {
  const [isRead, setRead] = useState(false);
  const isAllowed = useConsent(({ answer }) => answer === "yes");
  useEffect(() => {
    if (!useConsent.persist.hasHydrated()) void useConsent.persist.rehydrate();
    setRead(true);
  }, []);
  return isRead ? isAllowed : null;
}

/** The text of EXT-2, and the shop's own map below it. */
function YandexFailed({ own }: { readonly own: ReactNode }) {
  const { t } = useI18n();
  return (
    <div className={styles["instead"]}>
      <p role="status" className={styles["notice"]}>
        {t("maps.yandexFailed")}
      </p>
      {own}
    </div>
  );
}

function MapFailed() {
  const { t } = useI18n();
  return <p className={styles["failed"]}>{t("place.mapFailed")}</p>;
}

class MapBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
