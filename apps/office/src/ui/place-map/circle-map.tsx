import { useEffect, useRef } from "react";
import css from "./circle-map.module.css";
import type { OpenCircle } from "./open-circle.ts";

interface CircleMapProps {
  readonly center: { readonly lat: number; readonly lon: number };
  readonly kilometres: number;
  /** Describes the map to screen readers. */
  readonly label: string;
  /** A click moves the centre; without it the map is read-only. */
  readonly onMove?: (center: { readonly lat: number; readonly lon: number }) => void;
}

/**
 * A circle around the restaurant. Every change on the map has a field beside it, so the map needs no keyboard support.
 * It draws no streets, because the office contacts no other host.
 */
export function CircleMap({ center, kilometres, label, onMove }: CircleMapProps) {
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenCircle | null>(null);
  const shown = useRef({ center, kilometres });
  shown.current = { center, kilometres };
  const moved = useRef(onMove);
  moved.current = onMove;
  useEffect(() => {
    let isGone = false;
    void import("./open-circle.ts").then(({ openCircle }) => {
      if (isGone || holder.current === null) return;
      opened.current = openCircle(holder.current, { ...shown.current, onMove: (to) => moved.current?.(to) });
    }, ignored);
    return () => {
      isGone = true;
      opened.current?.close();
      opened.current = null;
    };
  }, []);
  const { lat, lon } = center;
  useEffect(() => opened.current?.show({ lat, lon }, kilometres), [lat, lon, kilometres]);
  return <div ref={holder} role="img" aria-label={label} className={css.map} />;
}

/** If the map fails to load, the fields still work. */
function ignored(): void {}
