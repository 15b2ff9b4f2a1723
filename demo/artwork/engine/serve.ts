import { type Soup, soup } from "../foods/soup.ts";
import { type Board, board } from "../vessels/board.ts";
import { type Bowl, bowl } from "../vessels/bowl.ts";
import { type Pan, pan } from "../vessels/pan.ts";
import { type Plate, plate } from "../vessels/plate.ts";
import { standing } from "./emoji.ts";
import type { Ground } from "./ground.ts";
import type { Part } from "./pen.ts";
import type { Scene } from "./scene.ts";
import { at, group } from "./shape.ts";

/** An ingredient by hand: a Fluent Emoji name, its width, where it touches the table, its turn in degrees. */
export type Piece = Part | readonly [name: string, size: number, x: number, y: number, turn?: number];

export interface Serving {
  /** How close the camera is. */
  zoom?: number;
  /** Where the middle of the vessel stands in the frame. */
  x?: number;
  y?: number;
  ground?: Ground;
  cloth?: Scene["cloth"];
  /** Turns the food on its plate, in degrees. */
  turn?: number;
}

/** Pieces that touch the table above this line stand behind the vessel. */
const HORIZON = 330;
const ZOOM = 1.14;

const pieceHeight = (piece: Piece): number => (typeof piece === "function" ? HORIZON + 1 : piece[3]);

function pieceParts(pieces: readonly Piece[]): Part[] {
  return pieces.map((piece) => {
    if (typeof piece === "function") return piece;
    const [name, size, x, y, turn = 0] = piece;
    return at(x, y, standing(name, size, { turn }));
  });
}

/** A picture of food on any vessel; the food is drawn about the vessel's middle. */
export function served(vessel: Part, hero: readonly Part[], pieces: readonly Piece[], how: Serving = {}): Scene {
  const { zoom = ZOOM, x = 480, y = 385, ground, cloth, turn = 0 } = how;
  return {
    ground,
    cloth,
    behind: pieceParts(pieces.filter((piece) => pieceHeight(piece) < HORIZON)),
    vessel: at(x, y, vessel, { scale: zoom }),
    hero: [at(x, y, group(...hero), { scale: zoom, turn })],
    pieces: pieceParts(pieces.filter((piece) => pieceHeight(piece) >= HORIZON)),
  };
}

/** Food on a plate. */
export const onPlate = (hero: readonly Part[], pieces: readonly Piece[], how: Serving & Plate = {}): Scene =>
  served(plate(how), hero, pieces, how);

/** Food on a wooden board. */
export const onBoard = (hero: readonly Part[], pieces: readonly Piece[], how: Serving & Board = {}): Scene =>
  served(board(how), hero, pieces, how);

/** Food in a pan. */
export const inPan = (hero: readonly Part[], pieces: readonly Piece[], how: Serving & Pan = {}): Scene =>
  served(pan(how), hero, pieces, { x: 440, ...how });

/** Liquid in a bowl, with what lies on top of it drawn about the middle of its surface. */
export function inBowl(
  liquid: Omit<Soup, "radius">,
  top: readonly Part[],
  pieces: readonly Piece[],
  how: Serving & Bowl = {},
): Scene {
  const radius = (how.radius ?? 320) * 0.9;
  return served(bowl(how), [at(0, 20, group(soup({ ...liquid, radius }), ...top))], pieces, { y: 300, ...how });
}

/** Something dry heaped in a bowl. */
export const heapedBowl = (hero: readonly Part[], pieces: readonly Piece[], how: Serving & Bowl = {}): Scene =>
  served(bowl(how), [at(0, 24, group(...hero))], pieces, { y: 320, ...how });

/** Glasses, cups, bottles standing on the cloth: parts carry their own places in the frame. */
export const onTable = (hero: readonly Part[], pieces: readonly Piece[], how: Serving = {}): Scene =>
  served(() => "", hero, pieces, { zoom: 1, x: 0, y: 0, ...how });
