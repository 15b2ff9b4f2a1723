import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { type Piece, served } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { pea } from "../foods/garden.ts";
import { dill, leaf } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk } from "../foods/meat.ts";
import { beads, dollop, mound } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { bowl } from "../vessels/bowl.ts";
import { portion } from "./portion.ts";

interface Sauce {
  colour: string;
  glaze?: string;
  swirl?: string;
  top?: readonly Part[];
}

/** A little bowl of sauce with what it is made of. */
function sauce(how: Sauce, pieces: readonly Piece[]): Scene {
  const { colour, glaze = "#f8f4ec", swirl, top = [] } = how;
  return served(
    bowl({ radius: 235, depth: 130, glaze }),
    [
      at(0, 16, soup({ colour, radius: 210, thick: true, swirl })),
      at(0, 16, (pen) => top.map((part) => part(pen)).join("")),
    ],
    pieces,
    { y: 320, zoom: 1.32 },
  );
}

/** Sauces, jams, creams. */
export const sauces: Record<string, Scene> = {
  smetana: sauce({ colour: "#fdf9ef", top: [at(0, -20, dollop(190)), at(20, -40, dill(90))] }, [
    ["glass-of-milk", 170, 150, 655],
  ]),
  gorchica: sauce({ colour: "#d9a51f", swirl: "#efc84e", glaze: "#6f8a5a" }, [["honey-pot", 150, 150, 650]]),
  adzhika: sauce(
    { colour: "#b3260f", top: [at(0, 0, strewn(pea(10, "#f3c64f"), 24, 160)), at(0, 0, strewn(leaf(30), 8, 140))] },
    [
      ["hot-pepper", 180, 150, 660],
      ["garlic", 120, 820, 650],
    ],
  ),
  ketchup: sauce({ colour: "#c5201a" }, [["tomato", 180, 150, 660]]),
  "sous-chesnochnyy": sauce(
    { colour: "#f8f1dc", top: [at(0, 0, strewn(leaf(26), 14, 160)), at(0, 0, strewn(chunk(20, "#fffaf0"), 10, 140))] },
    [["garlic", 180, 150, 660]],
  ),
  "sous-syrnyy": sauce({ colour: "#f3b52e", swirl: "#fbd772" }, [["cheese-wedge", 180, 150, 660]]),
  "sous-barbekyu": sauce({ colour: "#5a1f10", glaze: "#d9c7ae" }, [
    ["fire", 140, 150, 655],
    ["tomato", 130, 820, 655],
  ]),
  "sous-perechnyy": sauce({ colour: "#b08a62", top: [at(0, 0, strewn(pea(13, "#2b2018"), 30, 170))] }, [
    ["hot-pepper", 160, 150, 660],
  ]),
  "sous-brusnichnyy": sauce({ colour: "#8f0f2a", top: [at(0, -10, beads(110, 17, 18, "#c01d32"))] }, [
    ["cherries", 160, 150, 660],
  ]),
  varenie: sauce({ colour: "#7a0a24", top: [at(0, -10, beads(110, 27, 12, "#8f1230"))] }, [
    ["cherries", 180, 150, 660],
  ]),
  sguschenka: sauce({ colour: "#fbe9c0", swirl: "#fffaf0", glaze: "#8fb4c9" }, [["glass-of-milk", 170, 150, 655]]),
  med: sauce({ colour: "#e09a1a", glaze: "#f3ead6" }, [
    ["honey-pot", 190, 150, 665],
    ["honeybee", 90, 820, 640],
  ]),
  "shokoladnyy-topping": sauce({ colour: "#4a2010", swirl: "#7a4224" }, [["chocolate-bar", 180, 150, 665]]),
  "soevyy-sous": sauce({ colour: "#2a0f0a", glaze: "#e9e4d8" }, [["chopsticks", 200, 820, 665]]),
  "sirop-karamel": sauce({ colour: "#b5640f", swirl: "#d98a2c", glaze: "#f3e6d3" }, [["custard", 170, 150, 660]]),
  vasabi: portion(
    [at(0, 40, mound(130, 110, "#9dbb52", 0.22)), at(90, 90, leaf(110), { turn: 60 })],
    [["leafy-green", 150, 150, 655]],
    "#37474a",
  ),
  "tvorozhnyy-syr": portion(
    [at(0, 50, mound(170, 110, "#fffbf2", 0.14)), at(20, -60, dill(110))],
    [["butter", 150, 150, 655]],
  ),
};
