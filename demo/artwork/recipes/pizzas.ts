import { emoji } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import type { Piece } from "../engine/serve.ts";
import { onBoard } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { handful } from "../foods/beans.ts";
import { friedEgg } from "../foods/eggs.ts";
import { grilledRound, pea, pearSlice } from "../foods/garden.ts";
import { chive, leaf, parsley, rocket } from "../foods/greens.ts";
import { chunk, sliced, strip } from "../foods/meat.ts";
import { type Pizza, pizza } from "../foods/pizza.ts";
import { mussel, prawn, squidRing } from "../foods/sea.ts";
import { citrusSlice, mushroomSlice, oliveRing, onionRing, sausageSlice } from "../foods/slices.ts";
import type { Board } from "../vessels/board.ts";

const CREAM = "#f6e3b4";

function whole(
  spec: Pizza,
  pieces: readonly Piece[],
  how: Board & { turn?: number } = {},
  over: readonly Part[] = [],
): Scene {
  return onBoard([at(0, -16, pizza(spec)), ...over], pieces, { y: 370, zoom: 1.12, ...how });
}

/** Pizza on tomato sauce. */
export const tomatoPizzas: Record<string, Scene> = {
  "pizza-margarita": whole(
    {
      cheese: "#fdf3dc",
      pools: 15,
      toppings: [
        { part: chunk(96, "#fffaf0", "#f0d9ae"), count: 9, outer: 0.72 },
        { part: leaf(104), count: 9, outer: 0.7 },
      ],
    },
    [
      ["tomato", 160, 100, 650],
      ["herb", 140, 860, 650],
    ],
  ),
  "pizza-pepperoni": whole(
    { cheese: "#f6cf72", pools: 34, toppings: [{ part: sausageSlice(98, "#b5332a"), count: 17 }] },
    [
      ["hot-pepper", 160, 100, 650],
      ["cheese-wedge", 160, 860, 655],
    ],
    { wood: "#9a6a42" },
  ),
  "pizza-vetchina-griby": whole(
    {
      cheese: "#f8dc94",
      pools: 36,
      toppings: [
        { part: sliced(104, "#eeaaa2", "#f9dcd4"), count: 12 },
        { part: mushroomSlice(92), count: 12 },
        { part: leaf(36, "#5b7f3a"), count: 8 },
      ],
    },
    [
      ["brown-mushroom", 170, 105, 650],
      ["garlic", 130, 860, 645],
    ],
    { wood: "#c99a63" },
  ),
  "pizza-dyavola": whole(
    {
      sauce: "#b8301a",
      cheese: "#f3bd62",
      pools: 22,
      toppings: [
        { part: sausageSlice(84, "#8f1f1c", "#d9705c"), count: 10 },
        { part: grilledRound(50, "#3d7a2a", "#b9d878", "#5a8a35"), count: 10 },
        { part: onionRing(86), count: 8 },
        { part: strip(70, "#d61f12", 0.2), count: 8 },
      ],
    },
    [
      ["hot-pepper", 190, 95, 655, -16],
      ["onion", 140, 865, 650],
    ],
    { wood: "#6f4b35" },
  ),
  "pizza-ovoschnaya": whole(
    {
      pools: 0,
      toppings: [
        { part: grilledRound(92, "#4a2a5c", "#e9d9ac"), count: 6 },
        { part: strip(110, "#f0b52e", 0.22), count: 7 },
        { part: strip(106, "#d93a22", 0.22), count: 6 },
        { part: pea(54, "#e0412c"), count: 9 },
        { part: oliveRing(46), count: 9 },
        { part: rocket(110), count: 8 },
      ],
    },
    [
      ["eggplant", 170, 100, 650],
      ["bell-pepper", 150, 865, 650],
    ],
  ),
  "pizza-morskaya": whole(
    {
      cheese: "#fae6b4",
      pools: 20,
      toppings: [
        { part: squidRing(84), count: 7 },
        { part: mussel(104), count: 6 },
        { part: prawn(120), count: 8, stands: true },
        { part: parsley(56), count: 6, stands: true },
      ],
    },
    [
      ["lemon", 150, 100, 650],
      ["shrimp", 150, 865, 650],
    ],
    { wood: "#b9a083" },
  ),
};

/** Pizza on cream sauce. */
export const creamPizzas: Record<string, Scene> = {
  "pizza-4-syra": whole(
    {
      sauce: CREAM,
      cheese: "#f5c64f",
      pools: 30,
      toppings: [
        { part: chunk(46, "#dfe3d6", "#8aa0a8"), count: 16 },
        { part: sliced(80, "#fbe6a8", "#f3d27c"), count: 9 },
        { part: leaf(34, "#5b7f3a"), count: 7 },
      ],
    },
    [
      ["cheese-wedge", 180, 105, 655],
      ["honey-pot", 150, 860, 650],
    ],
  ),
  "pizza-s-kuricey": whole(
    {
      sauce: CREAM,
      cheese: "#f8dc94",
      pools: 30,
      toppings: [
        { part: chunk(100, "#f0d3a0", "#c98f4c"), count: 9 },
        { part: mushroomSlice(92), count: 10 },
        { part: chive(30), count: 26 },
      ],
    },
    [
      ["brown-mushroom", 160, 105, 650],
      ["poultry-leg", 170, 860, 655],
    ],
    { wood: "#9a6a42" },
  ),
  "pizza-karbonara": whole(
    {
      sauce: CREAM,
      cheese: "#f9e0a0",
      pools: 32,
      toppings: [
        { part: emoji("bacon", 128), count: 11 },
        { part: chunk(40, "#fff3cf", "#e8cf94"), count: 12 },
        { part: pea(9, "#3b2a20"), count: 30 },
      ],
    },
    [
      ["bacon", 170, 100, 655],
      ["egg", 120, 860, 645],
    ],
    { wood: "#c99a63" },
    [at(0, -40, friedEgg(200))],
  ),
  "pizza-grusha-gorgonzola": whole(
    {
      sauce: CREAM,
      cheese: "#f7ecc6",
      pools: 26,
      toppings: [
        { part: pearSlice(160), count: 9, inner: 0.25, outer: 0.7 },
        { part: chunk(46, "#d3dcd6", "#8aa0a8"), count: 12 },
        { part: chunk(50, "#8a5a34", "#5c3a20"), count: 10 },
      ],
    },
    [["pear", 170, 105, 655], at(860, 645, handful("almond"))],
    { wood: "#8a5f3f" },
  ),
  "pizza-s-lososem": whole(
    {
      sauce: CREAM,
      cheese: "#fbeed2",
      pools: 20,
      toppings: [
        { part: leaf(96, "#2f6e33", 0.6), count: 11 },
        { part: sliced(150, "#f2875a"), count: 9 },
        { part: pea(26, "#6f7d35"), count: 16 },
      ],
    },
    [
      ["leafy-green", 170, 105, 650],
      ["lemon", 150, 860, 650],
    ],
    { wood: "#b9a083" },
    [at(0, -30, citrusSlice(110), { squash: 0.72 })],
  ),
};
