import type { FieldTexts } from "../../fields/field-text.ts";

/** `bonus.json`. */
export const bonusTexts: FieldTexts = {
  active: ["`true`: the shop has points. A point is one rouble."],
  percent_max: ["Per cent of the goods that points may pay, 0 to 100.", "`0`"],
  earn_percent: ["Per cent of an order that comes back as points, 0 to 100.", "`0`"],
};

/** `referral.json`. */
export const referralTexts: FieldTexts = {
  active: ["`true`: a friend's first order brings points."],
  reward: ["Points for the one who invited.", "`0`"],
  friend_reward: ["Points for the friend.", "`0`"],
};

/** `wheel.json`. */
export const wheelTexts: FieldTexts = {
  active: ["`true`: the game is in the shopper's account."],
  spins: ["How often a shopper may turn it."],
  "spins.per": ["`day`, `order` (for each order handed over) or `once`."],
  "spins.count": ["Turns in that span."],
  segments: ["Parts of the wheel, in order."],
  "segments[].id": ["Number or name, unique."],
  "segments[].label": ["Text on the part."],
  "segments[].color": ["CSS colour.", "the theme's own"],
  "segments[].image": ["Picture.", "none"],
  "segments[].weight": ["Share of the draws: with weights 3 and 1 the first comes three times in four."],
  "segments[].prize": ["What it brings."],
  "segments[].prize.kind": ["`points`, `coupon` or `nothing`."],
  "segments[].prize.points": ["Points for `points`.", "nothing"],
  "segments[].prize.coupon_id": ["`id` of a coupon for `coupon`.", "nothing"],
};

/** `stock.json`. */
export const stockTexts: FieldTexts = {
  "[].product_id": ["`id` of the dish."],
  "[].variation_id": ["`id` of its choice.", "all choices together"],
  "[].warehouse_id": ["Branch that has the stock."],
  "[].quantity": ["Units left, grams for a weight item; `null` for unlimited."],
};

/** `stock/<warehouse_id>.json`. */
export const branchStockTexts: FieldTexts = {
  "[].warehouse_id": ["The branch, as the file's name gives it.", "the file's name"],
  "[].product_id": ["`id` of the dish."],
  "[].variation_id": ["`id` of its choice.", "all choices together"],
  "[].quantity": ["Units left, grams for a weight item; `null` for unlimited."],
};

/** `users.json`. */
export const userTexts: FieldTexts = {
  "[].ID": ["Number of the account, unique. It is made once; a later import leaves it alone."],
  "[].phone": ['Phone number with its country code, `"+79161234567"`.'],
  "[].name": ["Name.", "none"],
  "[].email": ["E-mail.", "none"],
  "[].birth": ['Birthday, `"dd.mm.yyyy"`.', "unknown"],
  "[].bonus": ["Points at the start.", "`0`"],
  "[].orders_count": ["Orders before this shop; `0` allows first-order coupons.", "`0`"],
};
