import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { group } from "../engine/shape.ts";
import { book } from "../recipes/book.ts";

const MIDDLE = { x: 480, y: 385 };

/** The recipe of a dish; an unknown slug is an error that names it. */
export function sceneOf(slug: string): Scene {
  for (const { scenes } of book) {
    const scene = scenes[slug];
    if (scene) return scene;
  }
  throw new Error(`a cover uses the dish "${slug}", which has no recipe`);
}

/** A dish on its vessel without table and ingredients, drawn about the vessel's middle, for covers and banners. */
export function served(slug: string): Part {
  const { vessel, hero } = sceneOf(slug);
  const whole = group(vessel, ...hero);
  return (pen) => `<g transform="translate(${-MIDDLE.x} ${-MIDDLE.y})">${whole(pen)}</g>`;
}
