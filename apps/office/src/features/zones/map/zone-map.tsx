import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { MapContent, MapEvents, MapGround, ZoneMap as OpenMap } from "./map-port.ts";
import css from "./zone-map.module.css";

export type ZoneMapHandle = Pick<OpenMap, "flyTo" | "undoCorner">;

interface ZoneMapProps {
  readonly ground: MapGround;
  readonly content: MapContent;
  readonly events: MapEvents;
  readonly handle: Ref<ZoneMapHandle>;
}

/**
 * All zones on the shop's own map. Every pointer action has a field beside it, so the map needs no keyboard support.
 */
export function ZoneMap({ ground, content, events, handle }: ZoneMapProps) {
  const { t } = useI18n();
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap | null>(null);
  const [isOff, setIsOff] = useState(false);
  const latest = useRef({ ground, content, events });
  latest.current = { ground, content, events };
  useImperativeHandle(
    handle,
    () => ({
      flyTo: (place) => opened.current?.flyTo(place),
      undoCorner: () => opened.current?.undoCorner(),
    }),
    [],
  );
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const { openZoneMap } = await import("./open-zone-map.ts");
      const element = holder.current;
      if (isGone || element === null) return;
      const map = await openZoneMap(element, latest.current.ground, {
        onShape: (shape) => latest.current.events.onShape(shape),
        onPlace: (place) => latest.current.events.onPlace(place),
        onToolEnd: () => latest.current.events.onToolEnd(),
        onDrawing: (corners) => latest.current.events.onDrawing(corners),
      });
      if (isGone) return map.close();
      opened.current = map;
      map.show(latest.current.content);
    };
    // If the map fails to load, the fields still work.
    open().catch(() => setIsOff(true));
    return () => {
      isGone = true;
      opened.current?.close();
      opened.current = null;
    };
  }, []);
  useEffect(() => opened.current?.show(content), [content]);
  if (isOff) return <p className={screen.quiet}>{t("zones.map.off")}</p>;
  return (
    <>
      <div className={css.frame}>
        <div ref={holder} role="img" aria-label={t("zones.map")} className={css.map} />
        <div className={css.zoom}>
          <Button aria-label={t("zones.map.closer")} onPress={() => opened.current?.zoomBy(1)}>
            +
          </Button>
          <Button aria-label={t("zones.map.farther")} onPress={() => opened.current?.zoomBy(-1)}>
            −
          </Button>
          <Button aria-label={t("zones.map.all")} onPress={() => opened.current?.fit()}>
            ⤢
          </Button>
        </div>
      </div>
      {ground.base.streets.length === 0 && <p className={screen.quiet}>{t("zones.map.streetless")}</p>}
    </>
  );
}
