import type { YandexMapsOptions } from "@skatert/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import type { OpenMap } from "./map-port.ts";
import { PlaceMap, type PlaceMapProps } from "./place-map.tsx";
import { loadYandexMaps } from "./yandex-script.ts";
import { yandexOpener } from "./yandex-view.ts";

export interface YandexPlaceMapProps extends PlaceMapProps {
  readonly maps: YandexMapsOptions;
  /** Shown if the script fails to load. */
  readonly fallback: ReactNode;
}

/** The map of Yandex if it loads, else the fallback (EXT-2). */
export function YandexPlaceMap({ maps, fallback, ...props }: YandexPlaceMapProps) {
  const { language } = useI18n();
  const [open, setOpen] = useState<{ readonly map: OpenMap } | "loading" | "failed">("loading");
  useEffect(() => {
    let isGone = false;
    loadYandexMaps(maps, language).then(
      (api) => {
        if (!isGone) setOpen({ map: yandexOpener(api) });
      },
      () => {
        if (!isGone) setOpen("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [maps, language]);
  if (open === "failed") return fallback;
  return open === "loading" ? <Skeleton height="100%" /> : <PlaceMap {...props} open={open.map} />;
}
