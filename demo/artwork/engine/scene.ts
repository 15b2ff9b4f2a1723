import { cloth, type Frame, type Ground, table, vignette, windowLight } from "./ground.ts";
import { type Part, takePen } from "./pen.ts";

/** One picture of a dish, as a recipe file tells it. Coordinates are pixels of the 960 by 720 frame. */
export interface Scene {
  /** Overrides the category's ground. */
  ground?: Ground;
  /** Cloth placement; left out, it is laid by the seed. `false` leaves the table bare. */
  cloth?: { x: number; y: number; turn: number; scale: number } | false;
  /** Ingredients behind the vessel. */
  behind?: readonly Part[];
  /** Plate, bowl, board with its place in the frame. */
  vessel: Part;
  hero: readonly Part[];
  /** Ingredients in front of the vessel. */
  pieces?: readonly Part[];
}

export const DISH_FRAME: Frame = { width: 960, height: 720 };

/** SVG of parts laid one over another in a frame; chance comes from the slug alone. */
export function paint(slug: string, frame: Frame, layers: readonly Part[]): string {
  const pen = takePen(slug);
  const body = layers.map((layer) => layer(pen)).join("");
  const { width, height } = frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${pen.definitions()}</defs>${body}</svg>`
  );
}

function laidCloth(scene: Scene, ground: Ground): Part {
  const spec = ground.cloth;
  if (!spec || scene.cloth === false) return () => "";
  return (pen) => {
    const place = scene.cloth || {
      x: 480 + pen.between(-60, 60),
      y: 420 + pen.between(-20, 30),
      turn: pen.pick([38, 45, 52, 30, 60]) + pen.between(-4, 4),
      scale: 1.04,
    };
    return cloth(spec, place.x, place.y, place.turn, place.scale)(pen);
  };
}

/** SVG of a composed picture: table, cloth, daylight, then the parts back to front, then the vignette. */
export function compose(slug: string, scene: Scene, ground: Ground, frame: Frame = DISH_FRAME): string {
  const under = scene.ground ?? ground;
  return paint(slug, frame, [
    table(under, frame),
    laidCloth(scene, under),
    windowLight(frame),
    ...(scene.behind ?? []),
    scene.vessel,
    ...scene.hero,
    ...(scene.pieces ?? []),
    vignette(under, frame),
  ]);
}
