import type { Ground } from "../engine/ground.ts";
import type { Scene } from "../engine/scene.ts";
import { additions } from "./additions.ts";
import { breads, pirozhki } from "./bakery.ts";
import { breakfasts } from "./breakfasts.ts";
import { classicSalads } from "./classic-salads.ts";
import { coals } from "./coals.ts";
import { cakes, ices } from "./desserts.ts";
import { coffees, colds, teas } from "./drinks.ts";
import { pelmeni, vareniki } from "./dumplings.ts";
import { fishes } from "./fishes.ts";
import { grounds } from "./grounds.ts";
import { kids } from "./kids.ts";
import { lightSalads } from "./light-salads.ts";
import { lunches } from "./lunches.ts";
import { meats } from "./mains.ts";
import { gifts, orderExtras } from "./order.ts";
import { pastas } from "./pastas.ts";
import { creamPizzas, tomatoPizzas } from "./pizzas.ts";
import { rolls } from "./rolls.ts";
import { sauces } from "./sauces.ts";
import { sets } from "./sets.ts";
import { shop } from "./shop.ts";
import { sides } from "./sides.ts";
import { coldSoups, soups } from "./soups.ts";
import { starters } from "./starters.ts";
import { street } from "./street.ts";
import { woks } from "./woks.ts";

export interface Chapter {
  name: keyof typeof grounds;
  ground: Ground;
  scenes: Readonly<Record<string, Scene>>;
}

const chapter = (name: keyof typeof grounds, ...parts: readonly Record<string, Scene>[]): Chapter => ({
  name,
  ground: grounds[name],
  scenes: Object.assign({}, ...parts),
});

/** Every dish picture of the demo shop, chapter by chapter: a chapter shares its ground. */
export const book: readonly Chapter[] = [
  chapter("morning", breakfasts),
  chapter("noon", lunches),
  chapter("garden", classicSalads, lightSalads),
  chapter("snack", starters),
  chapter("soup", soups),
  chapter("cold", coldSoups),
  chapter("pizza", tomatoPizzas, creamPizzas),
  chapter("pasta", pastas),
  chapter("dough", pelmeni, vareniki),
  chapter("hearth", meats),
  chapter("sea", fishes),
  chapter("street", street),
  chapter("asia", rolls),
  chapter("wok", woks),
  chapter("coals", coals),
  chapter("bakery", pirozhki, breads),
  chapter("dessert", cakes),
  chapter("frost", ices),
  chapter("kids", kids),
  chapter("side", sides),
  chapter("coffee", coffees),
  chapter("tea", teas),
  chapter("drink", colds),
  chapter("shop", shop),
  chapter("set", sets),
  chapter("gift", orderExtras, gifts),
  chapter("extra", sauces, additions),
];
