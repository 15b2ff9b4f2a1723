import type { CatalogType, LanguageCode } from "@skatert/contract";
import type { CartLine } from "@skatert/domain";
import { joinSentences } from "../../../i18n/format/join-sentences.ts";
import type { I18n } from "../../../i18n/i18n.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { openModal } from "../../../model/page/modals.ts";
import { whenPlaceIsChosen } from "../../../model/place/when-place-is-chosen.ts";
import { nextText } from "../../../model/times/next-text.ts";
import { notify } from "../../../platform/notices.ts";
import { type DishChoice, lineOfDish } from "../sheet/dish-line.ts";
import type { DishCard, DishDetail } from "./dish.ts";
import { reasonText } from "./dish-state-text.ts";

export interface Added {
  readonly dish: DishCard;
  readonly choice: DishChoice;
  readonly detail?: DishDetail | undefined;
  /** Called once the dish is in the cart: at once, or after the place is chosen. */
  readonly onAdded?: (() => void) | undefined;
}

export interface AddingPage {
  readonly i18n: Pick<I18n, "t" | "formatMinute" | "formatDate">;
  readonly language: LanguageCode;
  readonly pageType: CatalogType;
}

/** Its cards turn into a stepper at once, so no notice is needed (CART-5). */
const silentType: CatalogType = "samokat";

/**
 * Adds a dish to the cart and shows a notice (CART-1, CART-5). False if something else is required first. A
 * dish that waits for a place is added once one is chosen.
 */
export function addDish({ dish, choice, detail, onAdded }: Added, page: AddingPage): boolean {
  if (dish.byRequest) {
    openModal("request", { dish: { id: dish.id, name: dish.name } });
    return false;
  }
  const line = lineOfDish(dish, choice, detail);
  const said = detail === undefined ? withPresets(line) : line.name;
  const isFirst = useCart.getState().lines.length === 0;
  const result = useCart.getState().add(line);
  if (result === "needs-location")
    whenPlaceIsChosen(line.key, [line.name], () => void addAtPlace(line, said, page, onAdded));
  if (result !== "added") return false;
  sayAdded(said, page, takenTime(dish, isFirst, page));
  onAdded?.();
  return true;
}

/**
 * The menu on the screen was not that of the chosen branch. The notice names the differences instead of
 * "added".
 */
async function addAtPlace(
  line: CartLine,
  said: string,
  page: AddingPage,
  onAdded: (() => void) | undefined,
): Promise<void> {
  if (useCart.getState().add(line) !== "added") return;
  onAdded?.();
  const { fitCart } = await import("../../../model/quote/place-change.ts");
  if ((await fitCart(page.language)) === "changed") return;
  // Also without an answer. The guest may have removed the dish meanwhile.
  if (useCart.getState().lines.some(({ key }) => key === line.key)) sayAdded(said, page, null);
}

/**
 * The time of a dish that is not offered now. Null: now. It becomes the time of a cart if the dish is its
 * first. With other dishes in the cart, the shopper decides there, because their time must not change
 * unasked.
 */
function takenTime({ state }: DishCard, isFirst: boolean, { i18n }: AddingPage): string | null {
  const next = ("next" in state && state.next) || null;
  if (next === null || !isFirst) return reasonText(state, i18n);
  void import("../../../model/times/first-time.ts").then((module) => module.takeFirstTime(next));
  return nextText(next, i18n);
}

/** A tap on a card does not show what comes with the dish, so the notice names it (MENU-17). */
function withPresets({ name, choices, supplements }: CartLine): string {
  return choices === undefined ? name : [name, ...supplements.map((each) => each.name)].join(", ");
}

function sayAdded(name: string, { i18n, pageType }: AddingPage, when: string | null): void {
  const added = i18n.t("cart.added", { name });
  if (when !== null) notify(joinSentences([added, when], i18n.t));
  else if (pageType !== silentType) notify(added);
}
