import { SALAD_COSTS_80 } from "./menu-of-cases.ts";

/** A choice: the group, the option, the count, and the choices of a set's dish. */
function pick(group_id: number, id: number, count = 1, choices?: readonly object[]) {
  return { group_id, id, count, ...(choices === undefined ? {} : { choices }) };
}
const line = (product_id: number, more: object = {}) => ({ product_id, quantity: 1, ...more });
const pizza = (product_id: number, centimetres: 25 | 30 | 35, more: object = {}) =>
  line(product_id, { variation_id: product_id * 10 + { 25: 1, 30: 2, 35: 3 }[centimetres], ...more });
const lunch = (...choices: readonly object[]) => line(401, { choices });

/** A stop of a drink until a time of the day. Null: without end. */
export interface CaseStop {
  readonly product: number;
  readonly until: string | null;
}

export interface MenuCase {
  readonly number: string;
  readonly what: string;
  readonly lines: readonly object[];
  /** `lines[].total` of each line, in roubles; 0 for a refused one. */
  readonly totals: readonly number[];
  /** Goods after combo, discounts and free units. */
  readonly pays: number;
  /** Refusal of each line in wire shape; absent: all are sold. */
  readonly refusals?: readonly (object | null)[];
  readonly prices?: Readonly<Record<number, number>>;
  /** The wanted time of the day; absent: 14:30. */
  readonly at?: string;
  readonly stops?: readonly CaseStop[];
  /** Counted stock by product. */
  readonly stock?: Readonly<Record<number, number>>;
  /** Note of each line in the answer, null for none; absent: no line has one. */
  readonly notes?: readonly (string | null)[];
  /** Per cent of an automatic coupon. */
  readonly percent?: number;
}

const required = (group_id: number, group: string, min: number, chosen: number, more: object = {}) => ({
  reason: "choice-required",
  group_id,
  group,
  chosen,
  min,
  ...more,
});
const limit = (group_id: number, group: string, max: number, chosen: number, more: object = {}) => ({
  reason: "choice-limit",
  group_id,
  group,
  chosen,
  max,
  ...more,
});
const sold = (
  number: string,
  what: string,
  lines: readonly object[],
  totals: readonly number[],
  pays: number,
  more: object = {},
): MenuCase => ({
  number,
  what,
  lines,
  totals,
  pays,
  ...more,
});
const refused = (number: string, what: string, asked: object, refusal: object, more: object = {}): MenuCase => ({
  number,
  what,
  lines: [asked],
  totals: [0],
  pays: 0,
  refusals: [refusal],
  ...more,
});

const drinkStops: readonly CaseStop[] = [
  { product: 501, until: "15:00" },
  { product: 502, until: "16:00" },
  { product: 503, until: null },
];
const burgerAnd = (drink: number) => lunch(pick(70, 202, 1, []), pick(71, drink));

/** Numbered as in the menu model; a letter marks a second question to one case. */
// biome-ignore format: one case is one line, like the table of the menu model
export const MENU_CASES: readonly MenuCase[] = [
  sold("1", "a burger with nothing chosen", [line(202, { choices: [] })], [400], 400),
  sold("2", "the dearer sauce of each burger is free", [line(202, { quantity: 2, choices: [pick(90, 901), pick(90, 902)] })], [960], 860),
  sold("3", "one unit is free, not one kind", [line(202, { choices: [pick(90, 902, 2), pick(90, 903)] })], [540], 490),
  refused("4", "too many of one sauce", line(202, { choices: [pick(90, 902, 3)] }), limit(90, "Соусы", 2, 3, { supplement_id: 902 })),
  refused("5", "too many sauces", line(202, { choices: [pick(90, 901, 2), pick(90, 902, 2), pick(90, 903)] }), limit(90, "Соусы", 4, 5)),
  refused("6", "an explicit empty list gets no presets", line(201, { choices: [] }), required(91, "Прожарка", 1, 0)),
  refused("7", "an old client sends nothing", line(201), required(91, "Прожарка", 1, 0)),
  sold("8", "an old client chooses one, and the free preset is filled", [line(201, { supplements: [{ id: 911, count: 1 }] })], [900], 900),
  sold("9", "the salad in a branch that asks more", [line(201, { choices: [pick(91, 912), pick(92, 922)] })], [980], 980, { prices: SALAD_COSTS_80 }),
  sold("9a", "the same in the main menu", [line(201, { choices: [pick(91, 912), pick(92, 922)] })], [960], 960),
  sold("10", "the group frees one unit and the free limit another", [line(205, { choices: [pick(90, 902, 2), pick(90, 903)] })], [560], 460),
  sold("11", "a removal with a note is a line of its own", [line(202, { choices: [pick(93, 931)], note: "разрезать" }), line(202, { choices: [] })], [400, 400], 800, { notes: ["разрезать", null] }),
  sold("11a", "a note alone is a line of its own", [line(202, { choices: [], note: " разрезать\n пополам " }), line(202, { choices: [] })], [400, 400], 800, { notes: ["разрезать пополам", null] }),
  sold("12", "an option has the price of the dish's size", [pizza(301, 30, { choices: [pick(94, 941)] })], [690], 690),
  sold("13", "an option without sizes has one price", [pizza(301, 35, { quantity: 2, choices: [pick(94, 941, 2), pick(94, 942)] })], [2120], 2120),
  refused("14", "a group of other sizes", pizza(301, 25, { choices: [pick(95, 951)] }), { reason: "supplement-not-offered", supplement_id: 951 }),
  sold("15", "choices of a dish by weight count once", [line(204, { quantity: 350, choices: [pick(90, 901), pick(90, 902)] })], [430], 380),
  sold("16", "three fillings are included", [line(303, { choices: [pick(96, 961), pick(96, 962), pick(96, 963)] })], [690], 500),
  sold("17", "the dearest three are included", [line(303, { choices: [pick(96, 961, 2), pick(96, 962), pick(96, 964)] })], [820], 560),
  refused("18", "too few fillings", line(303, { choices: [pick(96, 961), pick(96, 962)] }), required(96, "Начинки", 3, 2)),
  sold("19", "ten per cent before the free units", [line(303, { choices: [pick(96, 961, 2), pick(96, 962), pick(96, 964)] })], [820], 478, { percent: 10 }),
  sold("20", "halves cost the average", [pizza(304, 30, { choices: [pick(73, 301), pick(73, 302), pick(94, 941)] })], [735], 735),
  sold("20a", "halves cost the dearer one", [pizza(305, 30, { choices: [pick(74, 301), pick(74, 302), pick(94, 941)] })], [780], 780),
  sold("21", "the average is rounded once, half up", [pizza(304, 30, { choices: [pick(73, 301), pick(73, 302)] })], [645], 645, { prices: { 3012: 599.99 } }),
  refused("22", "one half alone", pizza(304, 30, { choices: [pick(73, 301)] }), required(73, "Половинки", 2, 1)),
  refused("23", "breakfast at the end of its hours", line(206), { reason: "not-available", from: "08:00", to: "11:00" }, { at: "11:00" }),
  sold("23a", "breakfast in its last minute", [line(206)], [310], 310, { at: "10:59" }),
  sold("24", "a lunch with a dearer dish and its side dish", [lunch(pick(70, 201, 1, [pick(91, 912), pick(92, 922)]), pick(71, 503))], [1250], 1250),
  refused("25", "a dish of a lunch lacks its choice", lunch(pick(70, 201, 1, [pick(92, 921)]), pick(71, 501)), required(91, "Прожарка", 1, 0, { in: 201 })),
  sold("26", "the discount of a set takes its own price only", [line(402, { choices: [pick(72, 301), pick(72, 302), pick(71, 502)] })], [1590], 1440),
  sold("27", "two sets of two dearer pizzas", [line(402, { quantity: 2, choices: [pick(72, 302, 2), pick(71, 503)] })], [3540], 3240),
  refused("28", "every drink is stopped", burgerAnd(501), { reason: "sold-out", back_at: "15:00" }, { stops: drinkStops }),
  sold("28a", "a drink is back", [burgerAnd(501)], [650], 650, { stops: drinkStops, at: "15:30" }),
  refused("28b", "another drink is not", burgerAnd(503), { reason: "supplement-not-offered", supplement_id: 503 }, { stops: drinkStops, at: "15:30" }),
  sold("29", "the last drink goes to the lunch", [burgerAnd(503), line(503)], [740, 0], 740, { stock: { 503: 1 }, refusals: [null, { reason: "sold-out" }] }),
  sold("29a", "the last drink goes to itself", [line(503), burgerAnd(503)], [230, 0], 230, { stock: { 503: 1 }, refusals: [null, { reason: "supplement-not-offered", supplement_id: 503 }] }),
  sold("30", "a dish without groups is as it was", [line(203, { supplements: [{ id: 901, count: 2 }, { id: 902, count: 1 }] })], [460], 380),
];
