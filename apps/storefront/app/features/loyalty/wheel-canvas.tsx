import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { canvasContext } from "./canvas-context.ts";
import { eased, restAngle, spinTarget } from "./wheel-angle.ts";
import { type DrawnSegment, drawWheel, type WheelColours, type WheelPictures } from "./wheel-drawing.ts";
import styles from "./wheel-page.module.css";

export interface WheelCanvasProps {
  readonly segments: readonly DrawnSegment[];
  /** Index of the segment below the pointer before a turn. Null: nothing was won yet. */
  readonly start: number | null;
  /** The segment that the server drew. Each new object turns the wheel once. */
  readonly drawn: { readonly index: number } | null;
  readonly onRest: () => void;
}

const spinMilliseconds = 4200;

/**
 * The wheel on a canvas (ERR-4). It shows what the server drew. With reduced motion it shows the end angle
 * without turning.
 */
export function WheelCanvas({ segments, start, drawn, onRest }: WheelCanvasProps) {
  const { t } = useI18n();
  const element = useRef<HTMLCanvasElement>(null);
  const angle = useRef(start === null ? 0 : restAngle(start, segments.length));
  const turned = useRef(drawn);
  const rested = useRef(onRest);
  rested.current = onRest;
  const pictures = useRef(new Map<string, HTMLImageElement>());
  const [canDraw, setCanDraw] = useState(true);
  useEffect(() => {
    const canvas = element.current;
    if (canvas === null) return;
    const paint = painterOrNull(canvas, segments, pictures.current);
    if (paint === null) return setCanDraw(false);
    const redraw = () => paint(angle.current);
    redraw();
    void document.fonts.ready.then(redraw);
    for (const { image } of segments) if (image !== null) load(image, pictures.current, redraw);
    window.addEventListener("resize", redraw);
    return () => window.removeEventListener("resize", redraw);
  }, [segments]);
  useEffect(() => {
    // Equal segments in reloaded page data must not turn it again.
    if (drawn === null || turned.current === drawn) return;
    turned.current = drawn;
    const canvas = element.current;
    const paint = canvas && painterOrNull(canvas, segments, pictures.current);
    const isStill = !paint || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill) {
      angle.current = restAngle(drawn.index, segments.length);
      paint?.(angle.current);
      return rested.current();
    }
    const from = angle.current;
    const to = spinTarget(from, drawn.index, segments.length);
    return animate(spinMilliseconds, (share) => {
      angle.current = from + (to - from) * eased(share);
      paint(angle.current);
      if (share === 1) rested.current();
    });
  }, [drawn, segments]);
  if (!canDraw) return <Notice tone="danger">{t("game.noCanvas")}</Notice>;
  return (
    <div className={styles["wheel"]}>
      <canvas
        ref={element}
        className={styles["canvas"]}
        role="img"
        aria-label={t("game.wheel", { prizes: segments.map(({ label }) => label).join(", ") })}
      />
      <span className={styles["pointer"]} aria-hidden="true" />
    </div>
  );
}

type Paint = (angle: number) => void;

/** Null if the browser cannot draw, which is logged. */
function painterOrNull(
  canvas: HTMLCanvasElement,
  segments: readonly DrawnSegment[],
  pictures: WheelPictures,
): Paint | null {
  try {
    return painter(canvas, segments, pictures);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Adds a picture once it has loaded. A prize whose picture does not load has only its text. */
function load(address: string, pictures: Map<string, HTMLImageElement>, onLoad: () => void): void {
  if (pictures.has(address)) return;
  const image = new Image();
  image.onload = () => {
    pictures.set(address, image);
    onLoad();
  };
  image.src = address;
}

/** Draws at the screen's own resolution. */
function painter(canvas: HTMLCanvasElement, segments: readonly DrawnSegment[], pictures: WheelPictures): Paint {
  const context = canvasContext(canvas);
  return (angle) => {
    const size = canvas.clientWidth;
    const density = window.devicePixelRatio || 1;
    if (canvas.width !== Math.round(size * density)) {
      canvas.width = Math.round(size * density);
      canvas.height = canvas.width;
    }
    context.setTransform(density, 0, 0, density, 0, 0);
    drawWheel(context, segments, { size, angle, colours: coloursOf(canvas), pictures });
  };
}

function coloursOf(canvas: HTMLCanvasElement): WheelColours {
  const style = getComputedStyle(canvas);
  return {
    rim: style.getPropertyValue("--ink"),
    hub: style.getPropertyValue("--card"),
    fallback: style.getPropertyValue("--action"),
  };
}

/** Calls with the elapsed share of the time, 1 at the end. Returns a function that stops it. */
function animate(milliseconds: number, frame: (share: number) => void): () => void {
  const start = performance.now();
  let request = 0;
  const next = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / milliseconds));
    frame(share);
    if (share < 1) request = requestAnimationFrame(next);
  };
  request = requestAnimationFrame(next);
  return () => cancelAnimationFrame(request);
}
