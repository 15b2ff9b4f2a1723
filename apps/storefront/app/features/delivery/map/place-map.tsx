import type { ShopPoint } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlaceOptions } from "../../../model/place/place-options.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import type { OpenMap, ShopMap } from "./map-port.ts";
import styles from "./place-map.module.css";

export interface PlaceMapProps {
  readonly options: PlaceOptions;
  /** Position of the pin. With `onMove` the map moves below it. */
  readonly pin?: Coordinates | null;
  readonly onMove?: (point: Coordinates) => void;
  /** Restaurants to choose from. */
  readonly points?: readonly ShopPoint[];
  readonly chosenId?: number | null;
  readonly onChoosePoint?: (id: number) => void;
}

/** A map with the pin in its middle, for any provider. `open` must be the same at every render. */
export function PlaceMap({
  options,
  pin = null,
  onMove,
  points,
  chosenId = null,
  onChoosePoint,
  open,
}: PlaceMapProps & { readonly open: OpenMap }) {
  const { t, language } = useI18n();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<ShopMap>(null);
  const moved = useRef(onMove);
  const chosen = useRef(onChoosePoint);
  const [isMoving, setMoving] = useState(false);
  const hasPin = onMove !== undefined;
  moved.current = onMove;
  chosen.current = onChoosePoint;
  useEffect(() => {
    if (element.current === null) return;
    const opened = open(element.current, {
      options,
      language,
      hasPin,
      onMoveStart: () => setMoving(true),
      onMoveEnd: (point) => {
        setMoving(false);
        moved.current?.(point);
      },
    });
    map.current = opened;
    return () => opened.close();
  }, [options, language, hasPin, open]);
  useEffect(() => {
    if (pin !== null) map.current?.showPin(pin);
  }, [pin]);
  useEffect(() => map.current?.showPoints(points ?? [], chosenId, (id) => chosen.current?.(id)), [points, chosenId]);
  return (
    <div className={styles["frame"]}>
      <div ref={element} className={styles["map"]} role="application" aria-label={t("place.map")} />
      {hasPin && (
        <span className={styles["pin"]} data-moving={isMoving || undefined} aria-hidden="true">
          <Icon name="pin" size={40} />
        </span>
      )}
      <div className={styles["zoom"]}>
        <IconButton icon="plus" look="card" label={t("place.zoomIn")} onClick={() => map.current?.zoomBy(1)} />
        <IconButton icon="minus" look="card" label={t("place.zoomOut")} onClick={() => map.current?.zoomBy(-1)} />
      </div>
      {hasPin && <p className="visually-hidden">{t("place.mapHelp")}</p>}
    </div>
  );
}
