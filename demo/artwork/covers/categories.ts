import type { Ground } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import { paint } from "../engine/scene.ts";
import { grounds } from "../recipes/grounds.ts";
import { type Ingredient, type Poster, posterLayers } from "./poster.ts";

const FRAME = { width: 720, height: 720 };

/** One dish that fills the square. */
const alone = (ground: Ground, slug: string, pieces: readonly Ingredient[] = [], scale = 0.8): Poster => ({
  ground,
  dishes: [[slug, 360, 345, scale]],
  pieces,
});
/** Two dishes, the nearer one lower right. */
const pair = (ground: Ground, far: string, near: string, pieces: readonly Ingredient[] = []): Poster => ({
  ground,
  dishes: [
    [far, 250, 225, 0.58],
    [near, 450, 480, 0.62],
  ],
  pieces,
});

const covers: Record<string, Poster> = {
  novinki: pair(grounds.street, "salat-s-krevetkami", "tako", [["sparkles", 120, 120, 650]]),
  akcii: pair(grounds.set, "krylya-bbq", "roll-filadelfiya", [["label", 130, 120, 660]]),
  zavtraki: pair(grounds.morning, "kapuchino", "syrniki", [["croissant", 170, 620, 250]]),
  lanch: alone(grounds.noon, "obed-domashniy", [], 0.72),
  salaty: alone(grounds.garden, "grecheskiy", [
    ["tomato", 120, 110, 660],
    ["cucumber", 130, 620, 660],
  ]),
  zakuski: pair(grounds.snack, "krevetki-tempura", "fri", [["lime", 110, 110, 650]]),
  supy: alone(
    grounds.soup,
    "solyanka",
    [
      ["lemon", 120, 110, 660],
      ["bread", 140, 620, 665],
    ],
    0.72,
  ),
  "goryachie-supy": alone(
    grounds.soup,
    "borsch",
    [
      ["garlic", 110, 110, 655],
      ["bread", 150, 620, 665],
    ],
    0.76,
  ),
  "holodnye-supy": alone(
    grounds.cold,
    "okroshka",
    [
      ["cucumber", 140, 110, 660],
      ["egg", 90, 620, 650],
    ],
    0.76,
  ),
  picca: alone(
    grounds.pizza,
    "pizza-pepperoni",
    [
      ["tomato", 130, 105, 665],
      ["cheese-wedge", 140, 625, 665],
    ],
    0.79,
  ),
  "na-tomatnom-souse": alone(grounds.pizza, "pizza-margarita", [["tomato", 140, 105, 665]], 0.79),
  "na-slivochnom-souse": alone(grounds.pizza, "pizza-s-lososem", [["cheese-wedge", 150, 620, 665]], 0.79),
  "pasta-i-rizotto": alone(
    grounds.pasta,
    "boloneze",
    [
      ["tomato", 130, 105, 660],
      ["cheese-wedge", 140, 620, 660],
    ],
    0.77,
  ),
  "pelmeni-i-vareniki": pair(grounds.dough, "vareniki-s-vishney", "pelmeni-sibirskie", [["butter", 120, 110, 655]]),
  pelmeni: alone(grounds.dough, "hinkali", [["herb", 120, 110, 660]], 0.77),
  vareniki: alone(grounds.dough, "vareniki-s-vishney", [["cherries", 140, 110, 660]], 0.77),
  goryachee: pair(grounds.hearth, "kievskaya", "losos-gril", [["lemon", 110, 110, 655]]),
  "myaso-i-ptica": alone(
    grounds.hearth,
    "stejk-ribay",
    [
      ["salt", 110, 105, 650],
      ["herb", 120, 620, 660],
    ],
    0.72,
  ),
  "ryba-i-moreprodukty": alone(grounds.sea, "dorado", [["lemon", 130, 105, 660]], 0.74),
  "burgery-i-sendvichi": alone(
    grounds.street,
    "burger-klassicheskiy",
    [
      ["tomato", 130, 105, 665],
      ["leafy-green", 130, 620, 665],
    ],
    0.9,
  ),
  aziya: pair(grounds.asia, "vok-govyadina", "roll-kaliforniya", [["chopsticks", 150, 630, 270]]),
  rolly: alone(
    grounds.asia,
    "roll-filadelfiya",
    [
      ["cucumber", 120, 105, 650],
      ["chopsticks", 150, 620, 665],
    ],
    0.74,
  ),
  "vok-i-ris": alone(grounds.wok, "vok-krevetki", [["lime", 120, 105, 655]], 0.78),
  "na-uglyah": alone(
    grounds.coals,
    "shashlyk-svinina",
    [
      ["onion", 120, 105, 655],
      ["fire", 110, 620, 660],
    ],
    0.73,
  ),
  pekarnya: pair(grounds.bakery, "hleb-rzhanoy", "kruassan", [["sheaf-of-rice", 150, 110, 665]]),
  pirozhki: alone(grounds.bakery, "pirozhok-s-kapustoy", [["leafy-green", 130, 105, 660]], 0.76),
  "pirogi-i-hleb": alone(grounds.bakery, "pirog-s-yablokom", [["red-apple", 140, 105, 665]], 0.78),
  deserty: alone(grounds.dessert, "medovik", [["honey-pot", 140, 105, 665]], 0.86),
  "torty-i-pirozhnye": alone(grounds.dessert, "tort-celikom", [["strawberry", 110, 110, 655]], 0.86),
  "morozhenoe-i-frukty": alone(
    grounds.frost,
    "sorbet",
    [
      ["strawberry", 130, 110, 660],
      ["lemon", 120, 615, 655],
    ],
    0.86,
  ),
  detyam: alone(grounds.kids, "mini-burger", [["balloon", 150, 620, 250]], 0.84),
  garniry: alone(grounds.side, "kartofel-pechenyy", [["broccoli", 140, 110, 660]], 0.74),
  napitki: {
    ground: grounds.drink,
    dishes: [
      ["mors", 240, 360, 0.82],
      ["limonad-citrus", 500, 385, 0.86],
    ],
    pieces: [["lemon", 110, 630, 670]],
  },
  kofe: alone(grounds.coffee, "kapuchino", [["cookie", 110, 105, 655]], 0.82),
  chay: alone(grounds.tea, "chay-chernyy", [["herb", 110, 105, 660]], 0.76),
  "holodnye-napitki": alone(
    grounds.drink,
    "limonad-citrus",
    [
      ["lemon", 130, 120, 660],
      ["lime", 120, 600, 655],
    ],
    0.9,
  ),
  lavka: alone(
    grounds.shop,
    "syr-vyderzhannyy",
    [
      ["honey-pot", 140, 105, 665],
      ["blueberries", 120, 625, 660],
    ],
    0.74,
  ),
  nabory: alone(grounds.set, "nabor-pitstsa-vecher", [], 0.76),
  "k-zakazu": alone(grounds.gift, "pribory", [], 0.86),
  podarki: {
    ground: grounds.gift,
    dishes: [["podarok-medovik", 330, 330, 0.76]],
    pieces: [["wrapped-gift", 210, 570, 680]],
  },
};

/** Square covers of the menu's categories. */
export const categoryPictures: readonly Picture[] = Object.entries(covers).map(([slug, cover]) => ({
  path: `categories/${slug}`,
  width: 480,
  format: "webp",
  draw: () => paint(`category ${slug}`, FRAME, posterLayers(cover, FRAME)),
}));
