import type { Fields } from "../../entities/read-fields.ts";
import type { NewPromotion } from "../change-promotions.ts";

/** What a recipe needs to know before it makes a promotion. */
export type RecipeQuestion = "section" | "dish" | "codes";

/** The answers: ids of the menu; `size` null: the dish has none. */
export interface RecipeAnswers {
  readonly section?: string;
  readonly dish?: string;
  readonly size?: string | null;
  /** The promotion's last day, "YYYY-MM-DD". */
  readonly lastDay?: string;
}

interface Recipe {
  readonly question: RecipeQuestion | null;
  /** Guests type its code. */
  readonly isCode: boolean;
  readonly fields: (answers: RecipeAnswers) => Fields;
}

const percent = (amount: number) => ({ discount_type: "percent", amount });

/** Promotions to start from. Each applies as it is made; everything in it can be changed (PROMO-1). */
export const RECIPES = {
  happyHour: {
    question: null,
    isCode: false,
    fields: () => ({
      ...percent(15),
      coupon_avaible_week_days: [1, 2, 3, 4, 5],
      coupon_avaible_day_hour_from: "14:00",
      coupon_avaible_day_hour_to: "17:00",
    }),
  },
  firstOrder: {
    question: null,
    isCode: false,
    fields: () => ({
      discount_type: "fixed_cart",
      amount: 300,
      usage_limit_first_purchase: true,
      minimum_amount: 1000,
    }),
  },
  birthday: {
    question: null,
    isCode: false,
    fields: () => ({
      ...percent(10),
      birthday_coupon: true,
      meta_data: [
        { key: "birthday_coupon_days_before", value: 3 },
        { key: "birthday_coupon_days_after", value: 7 },
      ],
    }),
  },
  second: {
    question: "section",
    isCode: false,
    fields: ({ section }) => ({
      ...percent(10),
      autoapply_dop_rulles_categories_list: [{ coupon_categories: [Number(section)], coupon_categories_qty: 2 }],
    }),
  },
  gift: {
    question: "dish",
    isCode: false,
    fields: ({ dish, size = null }) => ({
      discount_type: "free_gift",
      amount: 0,
      free_gift_data: [{ product_id: Number(dish), variation_id: size === null ? null : Number(size), quantity: 1 }],
      minimum_amount: 1500,
    }),
  },
  code: { question: null, isCode: true, fields: () => ({ ...percent(10), usage_limit_per_user: 1 }) },
  flyer: { question: "codes", isCode: true, fields: () => ({ ...percent(15), usage_limit_per_user: 1 }) },
  personal: {
    question: null,
    isCode: false,
    fields: () => ({ ...percent(10), individual_coupon: true, usage_avaible_users: [] }),
  },
  winBack: {
    question: "codes",
    isCode: true,
    fields: ({ lastDay = null }) => ({ ...percent(20), usage_limit_per_user: 1, date_expires: lastDay }),
  },
} as const satisfies Readonly<Record<string, Recipe>>;
export type RecipeId = keyof typeof RECIPES;

export const RECIPE_IDS = Object.keys(RECIPES).filter(isRecipe);

/** The promotion of a recipe. `code`: its name, or the code that guests type. */
export function promotionOfRecipe(id: RecipeId, code: string, answers: RecipeAnswers): NewPromotion {
  const recipe: Recipe = RECIPES[id];
  const { isCode } = recipe;
  return { isCode, coupon: { code, show_to_user: !isCode, ...recipe.fields(answers) } };
}

/** What is not a coupon in this shop, and the screen that has it. */
export const RECIPE_LINKS = [
  { id: "friend", to: "?rules=1" },
  { id: "points", to: "?rules=1" },
  { id: "wheel", to: "?rules=1" },
  { id: "freeDelivery", to: "/shop" },
] as const satisfies readonly { readonly id: string; readonly to: string }[];

function isRecipe(id: string): id is RecipeId {
  return Object.hasOwn(RECIPES, id);
}
