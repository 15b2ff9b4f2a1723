import { Component, lazy, type ReactNode, Suspense } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import styles from "./lazy-map.module.css";
import type { PlaceMapProps } from "./place-map.tsx";

const PlaceMap = lazy(async () => ({ default: (await import("./place-map.tsx")).PlaceMap }));

/** The map, fetched when it is first shown; without it the form works by text (EXT-2). */
export function LazyMap({ className, ...map }: PlaceMapProps & { readonly className?: string }) {
  if (map.options.start === null) return null;
  return (
    <div className={className}>
      <MapBoundary fallback={<MapFailed />}>
        <Suspense fallback={null}>
          <PlaceMap {...map} />
        </Suspense>
      </MapBoundary>
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
